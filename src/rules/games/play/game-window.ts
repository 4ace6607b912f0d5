/**
 * Games that open in a window of their own. The window is opened by the tap itself, without an opener, at
 * `/game/window` with the game page's own words and `window=<id>`; it holds no session, so that the page that stayed launches the game and hands its address
 * over, through a channel of this site that the id names.
 */

/** What the new window says: that it is there. */
export const HERE = 'here'

/** What the page that stayed answers: where to go, or that nothing comes. */
export type HandOver = { readonly address: string } | { readonly failed: true }

/** The channel's name. */
export const channelName = (id: string): string => `game-window-${id}`

/** Reads what came. @returns `null` for anything else */
export function readHandOver(data: unknown): HandOver | null {
  if (typeof data !== 'object' || data === null) return null
  if ('address' in data && typeof data.address === 'string') return { address: data.address }
  return 'failed' in data && data.failed === true ? { failed: true } : null
}
