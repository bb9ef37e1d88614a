// Figures of one's own: the outline in an SVG file, on the square of 512 by 512 on which figures are drawn.

/** The side of the square. */
const SIDE = 512;
/** The most characters of an outline that a set may have. */
const MOST = 8000;
/** The numbers that each command takes, and which of them are neither across nor down: the turn and flags of an arc. */
const TAKEN: Record<string, string> = {
  M: "xy",
  L: "xy",
  H: "x",
  V: "y",
  C: "xyxyxy",
  S: "xyxy",
  Q: "xyxy",
  T: "xy",
  A: "rr.ffxy",
  Z: "",
};

/** Return the outline of the paths in the text of an SVG file; null if it has none that can be taken. */
export function outlineIn(svg: string): string | null {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  if (root.localName !== "svg" || root.querySelector("[transform]")) return null;
  const given = ["width", "height"].map((name) => parseFloat(root.getAttribute(name) ?? ""));
  const box = (root.getAttribute("viewBox") ?? `0 0 ${given.join(" ")}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left = NaN, top = NaN, width = NaN, height = NaN] = box;
  const scale = SIDE / Math.max(width, height);
  if (!(scale > 0 && Number.isFinite(scale + left + top))) return null;
  const paths = [...root.querySelectorAll("path:not([fill='none'])")].map((path) =>
    placed(path.getAttribute("d") ?? "", scale, left - (SIDE / scale - width) / 2, top - (SIDE / scale - height) / 2),
  );
  const outline = paths.every((path) => path !== null) ? paths.join("") : "";
  return outline !== "" && outline.length <= MOST ? outline : null;
}

/** Return the data of a path moved so that a place is its corner, and scaled; null if it is wrong. */
export function placed(data: string, scale: number, left: number, top: number): string | null {
  const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/y;
  const FLAG = /[\s,]*([01])/y;
  const COMMAND = /[\s,]*([a-zA-Z])/y;
  let at = 0;
  const take = (sign: RegExp): string | null => {
    sign.lastIndex = at;
    const found = sign.exec(data)?.[1] ?? null;
    if (found !== null) at = sign.lastIndex;
    return found;
  };
  let made = "";
  while (data.slice(at).trim() !== "") {
    const command = take(COMMAND);
    const kinds = TAKEN[command?.toUpperCase() ?? ""];
    if (command === null || kinds === undefined || (made === "" && command.toUpperCase() !== "M")) return null;
    let absolute = command === command.toUpperCase() || made === "";
    made += made === "" ? "M" : command;
    for (let sets = 0; ; sets += 1) {
      const numbers: string[] = [];
      for (const kind of kinds) {
        const text = take(kind === "f" ? FLAG : NUMBER);
        if (text === null) break;
        const offset = absolute ? { x: left, y: top }[kind] : undefined;
        numbers.push(
          kind === "f" || kind === "." ? text : String(Math.round((Number(text) - (offset ?? 0)) * scale * 10) / 10),
        );
      }
      if (numbers.length === 0 && (sets > 0 || kinds === "")) break;
      if (numbers.length < kinds.length) return null;
      made += `${sets > 0 ? " " : ""}${numbers.join(" ")}`;
      if (sets === 0 && command === "m" && absolute) {
        made += "l"; // further places after a first "m" are relative
        absolute = false;
        sets = -1;
        if (!/^[\s,]*[-+.\d]/.test(data.slice(at))) {
          made = made.slice(0, -1);
          break;
        }
      }
    }
  }
  return made;
}
