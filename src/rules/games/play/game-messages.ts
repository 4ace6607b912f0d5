/**
 * What a game's frame and the page that shows it say to each other (spec 2, "/game"; the messages themselves are not
 * shown). Both sides read with these functions: whatever is not exactly one of the messages is `null`, and changes
 * nothing. Who sent it, the window and its origin, is for the listener to check first.
 */

/** Every message carries it, so that those of libraries and extensions are told apart at once. */
export const GAME_PROTOCOL = 1

/** What a game says. None of it is taken for a fact about money: a changed balance is asked for at the gateway. */
export type GameMessage =
  /** The game can be played. */
  | { readonly type: 'ready' }
  /** The balance may have changed. */
  | { readonly type: 'balance'; readonly changed: true }
  /** A round has begun that is lost to the eye when the game is left; or has ended. */
  | { readonly type: 'round'; readonly state: 'open' | 'closed' }
  /** The player asks to leave. */
  | { readonly type: 'exit' }
  /** The game's own session is over: it has to be launched again. */
  | { readonly type: 'session-ended' }

/** What the page says. */
export type HostMessage =
  /** It is covered or hidden: nothing should begin by itself. */
  { readonly type: 'pause' } | { readonly type: 'resume' } | { readonly type: 'mute'; readonly on: boolean }

type Fields = Readonly<Record<string, unknown>>

/** Reads what a game's frame sent. */
export function readGameMessage(data: unknown): GameMessage | null {
  const fields = fieldsOf(data)
  switch (fields?.['type']) {
    case 'ready':
    case 'exit':
    case 'session-ended':
      return has(fields, 2) ? { type: fields['type'] } : null
    case 'balance':
      return has(fields, 3) && fields['changed'] === true ? { type: 'balance', changed: true } : null
    case 'round': {
      const { state } = fields
      return has(fields, 3) && (state === 'open' || state === 'closed') ? { type: 'round', state } : null
    }
    default:
      return null
  }
}

/** Reads what the page around a game sent. */
export function readHostMessage(data: unknown): HostMessage | null {
  const fields = fieldsOf(data)
  switch (fields?.['type']) {
    case 'pause':
    case 'resume':
      return has(fields, 2) ? { type: fields['type'] } : null
    case 'mute': {
      const { on } = fields
      return has(fields, 3) && typeof on === 'boolean' ? { type: 'mute', on } : null
    }
    default:
      return null
  }
}

/** A message as it is posted. */
export const writeMessage = <M extends GameMessage | HostMessage>(message: M): M & { readonly livery: number } => ({
  livery: GAME_PROTOCOL,
  ...message,
})

/** The fields of a plain object of this protocol. */
function fieldsOf(data: unknown): Fields | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  // An object has fields, whatever they are.
  const fields = data as Fields
  return fields['livery'] === GAME_PROTOCOL ? fields : null
}

/** No field more: what a later version means by it is not known here. */
const has = (fields: Fields, count: number): boolean => Object.keys(fields).length === count
