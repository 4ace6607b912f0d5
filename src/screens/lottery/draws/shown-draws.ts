/** How many of the next draws a lobby begins with: a full row of a wide window, and of what a menu beside it leaves. */
export const SHOWN_DRAWS = { rail: 4, words: 4, column: 3 } as const
