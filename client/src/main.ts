import { mount } from "svelte";

import App from "./App.svelte";
import "./look/base.css";
import { host } from "./protocol/host";
import { settings } from "./shell/settings.svelte";
import { learn } from "./words/words.svelte";

await Promise.all([learn(settings.language), host.alone && import("./site/host").then(({ begin }) => begin())]);
const target = document.getElementById("app");
if (target) mount(App, { target });
