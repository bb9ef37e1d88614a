/** The games with a board here, in order. Pages that show no board need only these names. */
export const NAMES = ["hand-of-the-gods", "gods-unchained", "army-of-gods"] as const;
