// The kinds of screens that boards and hands are laid out for. Styles name the same measures.

/** A phone held upright. */
export const UPRIGHT = "(max-width: 559px), (max-width: 719px) and (min-height: 560px)";
/** A phone held sideways, or a low window: the hand stands beside the board. */
export const LOW = "(min-width: 560px) and (max-width: 1099px) and (max-height: 559px)";
/** A narrow phone. */
export const NARROW = "(max-width: 559px)";
