import { isFailure, NOT_LOGGED_IN } from '../../../rules/failure.ts'
import { isGameGone } from '../../../rules/games/play/game-gone.ts'
import { saysMaintenance } from '../../../state/games/game-maintenance.ts'
import { HostileAddress } from '../../../state/games/play/game-session.ts'

/** The ways a launch fails that have pages of their own. */
export type FailureKind =
  /** The address is none that the brand opens. */
  | 'hostile'
  | 'maintenance'
  /** There is no such game, or not any more. */
  | 'gone'
  | 'needs-true-account'
  | 'needs-login'
  /** Refused for any other reason. */
  | 'refused'
  /** No usable answer for want of a network, or of a server. */
  | 'lost'
  | 'fault'

/** Reads why a launch failed. Spec: codes are not shown; the server's wording is the only mark (spec 8). */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof HostileAddress) return 'hostile'
  if (!isFailure(error)) return 'fault'
  if (error.kind !== 'refusal') return error.kind === 'transport' ? 'lost' : 'fault'
  const said = error.serverMessage.trim().toLowerCase()
  if (saysMaintenance(said)) return 'maintenance'
  if (isGameGone(said)) return 'gone'
  if (/need_?(?:s|ed)?[ _]?(?:a[ _])?true[ _]account/.test(said)) return 'needs-true-account'
  return said === NOT_LOGGED_IN ? 'needs-login' : 'refused'
}
