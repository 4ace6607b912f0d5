/** Sessions of the games' server: a token that lives in the page's memory alone, for what its ticket was redeemed for. */
import { createHash, randomBytes } from 'node:crypto'
import type { Services } from '../../context.ts'
import { takeSlips, type TakenSlip } from '../../sports/slips.ts'
import { redeemTicket, type Seat } from './tickets.ts'

type Asked = Pick<Services, 'store' | 'now'>

/** How long a game may stay open without a round: four hours, in milliseconds. */
export const PLAY_SESSION_MS = 4 * 3_600_000

const digest = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Redeems a ticket. @returns `null` for one that is unknown, used or too old */
export function beginPlay(
  asked: Asked & Pick<Services, 'seed' | 'merchants'>,
  ticket: string,
): { readonly token: string; readonly seat: Seat; readonly slips: readonly TakenSlip[] } | null {
  const { store, now } = asked
  const seat = redeemTicket(asked, ticket)
  if (!seat) return null
  // What a launch has handed over is taken by the page that it opens.
  const slips = takeSlips(asked, seat)
  const token = randomBytes(32).toString('base64url')
  store.db.run('DELETE FROM play_sessions WHERE expires_at <= ?', now())
  store.db.run('INSERT INTO play_sessions VALUES (?, ?, ?)', digest(token), write(seat), now() + PLAY_SESSION_MS)
  return { token, seat, slips }
}

/**
 * What a running session may play; each question keeps it running.
 * @returns `null` where it has ended, by itself or with the member's own session
 */
export function seatOf({ store, now }: Asked, token: string): Seat | null {
  const row = store.db.one<{ seat: string }>(
    'UPDATE play_sessions SET expires_at = ? WHERE token_hash = ? AND expires_at > ? RETURNING seat',
    now() + PLAY_SESSION_MS,
    digest(token),
    now(),
  )
  if (!row) return null
  const seat = read(row.seat)
  return seat.sessionHash === null || store.sessions.isRunning(seat.sessionHash, now()) ? seat : null
}

const write = ({ sessionHash, ...seat }: Seat): string =>
  JSON.stringify({ ...seat, sessionHash: sessionHash && Buffer.from(sessionHash).toString('hex') })

function read(text: string): Seat {
  // Written by `write`.
  const { sessionHash, ...seat } = JSON.parse(text) as Omit<Seat, 'sessionHash'> & { sessionHash: string | null }
  return { ...seat, sessionHash: sessionHash === null ? null : Buffer.from(sessionHash, 'hex') }
}
