// The browser for tests and pictures: best the one without windows, which is faster; undefined if none is installed.
import { existsSync } from "node:fs";

const asked = process.env.CHROMIUM;
export const places = asked ? [asked] : ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
export const path = places.find((place) => existsSync(place));
