// Plays in the client of a site, by clicks on what it offers, and measures. The page has it before its own scripts.

// The worker of the table, of which the page tells nobody.
globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    globalThis.table = this;
  }
};

/** Make a match and go to it. It is asked for as the client asks. */
async function sitDown(wanted) {
  const id = `bench ${performance.now()}`;
  const { body } = await new Promise((resolve) => {
    table.addEventListener("message", ({ data }) => data.id === id && resolve(data));
    table.postMessage({ kind: "ask", id, method: "POST", path: "/api/matches", body: JSON.stringify(wanted) });
  });
  const { match } = JSON.parse(body);
  location.hash = `#/match/${match}`;
  while (!decision()) await pause(LOOK);
  return match;
}

const LOOK = 5;
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const all = (selector) => [...document.querySelectorAll(selector)];
const any = (elements) => elements[Math.floor(Math.random() * elements.length)];
const sequence = () => document.querySelector(".match")?.dataset.sequence;
const isOver = () => document.querySelector(".result") !== null;

/** Return a thing to click now, or undefined. */
function decision() {
  const curtain = document.querySelector(".curtain button");
  if (curtain) return curtain;
  const targets = all(".tile.target, .tile.reach");
  const primary = all(".actions .primary:enabled");
  const sources = all(":is(.tile, .hand button, .spot).able");
  if (targets.length > 0 && Math.random() < 0.9) return any(targets);
  return Math.random() < 0.5 ? (any(primary) ?? any(sources)) : (any(sources) ?? any(primary));
}

/** Act until the match is over, or so many actions were done; return the milliseconds of each, from the click to its events. */
async function play(most) {
  const times = [];
  let clicked = 0;
  let before = sequence();
  const seen = new MutationObserver(() => {
    const now = sequence();
    if (now === before) return;
    if (before !== undefined && clicked) times.push(performance.now() - clicked); // without one there was a curtain
    clicked = 0;
    before = now;
  });
  seen.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-sequence"] });
  while (times.length < most && !isOver()) {
    const next = decision();
    if (next) {
      clicked = performance.now();
      next.click();
    }
    await pause(LOOK);
  }
  seen.disconnect();
  return times;
}

/** Play so many actions; return the longest time in milliseconds for which nothing else was done while others decided. */
async function stalls(most) {
  const beat = 10;
  let longest = 0;
  let last = performance.now();
  let waits = false;
  const beating = setInterval(() => {
    const now = performance.now();
    if (waits) longest = Math.max(longest, now - last - beat);
    last = now;
    waits = !decision() && !isOver();
  }, beat);
  await play(most);
  clearInterval(beating);
  return longest;
}
