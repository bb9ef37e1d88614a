// The words of analyses, fetched with the first component that needs them.
import { teach } from "../words/words.svelte";

await teach({
  en: () => import("./words/en.ftl?raw"),
  es: () => import("./words/es.ftl?raw"),
  ru: () => import("./words/ru.ftl?raw"),
});
