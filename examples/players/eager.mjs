// A player in JavaScript, for Node: it does what it can, and ends its turn only if nothing else is left.
import { createInterface } from "node:readline";

function answer(message) {
  if (message.type === "hello") return { wants: ["names"] };
  if (message.type !== "decide") return undefined;
  const doing = message.legal.filter((each) => !each.notation.startsWith("end"));
  const chosen = doing.length > 0 ? doing : message.legal;
  return { action: chosen[message.seed % chosen.length].action, info: `${doing.length} things to do` };
}

for await (const line of createInterface({ input: process.stdin })) {
  const said = answer(JSON.parse(line));
  if (said !== undefined) console.log(JSON.stringify(said));
}
