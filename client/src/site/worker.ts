// The table of a site, in a worker of its page.
import type { FromTable } from "./messages";

const none: FromTable = { kind: "failed", reason: "fault", text: "this client was built without a table" };
postMessage(none);
