/** Win lines as players count them. */

/** From so many on a game has no lines that one could draw, and pays every way in which symbols lie beside each other. */
const WAYS_FROM = 200

/** What the number of a game's lines counts; `null` where it has none, or they are not known. */
export const lineKind = (lines: number): 'lines' | 'ways' | null =>
  lines <= 0 ? null : lines < WAYS_FROM ? 'lines' : 'ways'
