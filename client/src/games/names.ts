/** The games that have a board of their own here, the first one first. Pages that do not need the boards need only these. */
export const NAMES = ["hand-of-the-gods", "gods-unchained", "army-of-gods"] as const;
