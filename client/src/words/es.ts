/** The words in Spanish: those of the shell and of each game, and the opponents, as the terminal calls them too. */
export default import.meta.glob<string>(
  ["./es.ftl", "../games/*/words/es.ftl", "../../../src/theagon/games/text/opponents.es.ftl"],
  { query: "?raw", import: "default", eager: true },
);
