import type { Standing } from "./messages";

/** How the table of this page stands. */
export const standing = $state<{ now: Standing }>({ now: { kind: "progress", loaded: 0, total: 0 } });
