/** The words in Russian: those of the shell and of each game, and the opponents, as the terminal calls them too. */
export default import.meta.glob<string>(
  ["./ru.ftl", "../games/*/words/ru.ftl", "../../../src/theagon/games/text/opponents.ru.ftl"],
  { query: "?raw", import: "default", eager: true },
);
