// Finds the browser for tests and pictures: if possible the faster one without windows; undefined if none is installed.
import { existsSync } from "node:fs";

const asked = process.env.CHROMIUM;
export const places = asked ? [asked] : ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
export const path = places.find((place) => existsSync(place));
