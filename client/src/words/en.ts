/** The words in English: those of the shell and of each game, and the opponents, as the terminal calls them too. */
export default import.meta.glob<string>(
  ["./en.ftl", "../games/*/words/en.ftl", "../../../src/theagon/games/text/opponents.en.ftl"],
  { query: "?raw", import: "default", eager: true },
);
