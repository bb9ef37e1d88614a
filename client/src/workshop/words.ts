// The words of the workshop, fetched with it.
import { teach } from "../words/words.svelte";

await teach({
  en: () => import("./words/en.ftl?raw"),
  es: () => import("./words/es.ftl?raw"),
  ru: () => import("./words/ru.ftl?raw"),
});
