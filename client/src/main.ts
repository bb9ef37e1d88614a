import { mount } from "svelte";

import App from "./App.svelte";
import "./look/base.css";
import { settings } from "./shell/settings.svelte";
import { learn } from "./words/words.svelte";

await learn(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
