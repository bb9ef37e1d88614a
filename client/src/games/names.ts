/** The games by their names, the first one first. Pages that do not need their boards need only these. */
export const NAMES = ["hand-of-the-gods", "gods-unchained", "army-of-gods"] as const;
