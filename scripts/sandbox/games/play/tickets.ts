/**
 * Tickets: how a launch hands a player over to the games' own origin. The gateway issues one, whose secret goes into the
 * game's address; the games' server redeems it once, within a minute, for all that it has to know.
 */
import { createHash, randomBytes } from 'node:crypto'
import { GAMES_LABEL } from '../../../serve/hosts.ts'
import type { Context, Services } from '../../context.ts'
import type { ContentLanguage } from '../../site/merchant.ts'
import { houseAccount, playHouseAccount } from '../../store/ledger.ts'
import { tokenDigest } from '../../store/account/sessions.ts'
import { enterVendor } from './vendor-wallets.ts'
import { openPurse } from './purses.ts'

/** How long a ticket is good for: a minute, in milliseconds. */
export const TICKET_MS = 60_000

/** What is to be played. */
export interface Play {
  readonly game: { readonly gameId: string; readonly vassalage: string }
  /** Empty where the game has none. */
  readonly roomId?: string
  /** A lottery's, such as `CHAMPION`; empty elsewhere. */
  readonly playType?: string
  /** A lottery's, that the player brings along; the game's page reads them in its address. */
  readonly numbers?: readonly string[]
  /** For play money: from the member's purse, or the guest's. */
  readonly demo: boolean
  /** The language that the game speaks. */
  readonly language: ContentLanguage
}

/** What a ticket is redeemed for. */
export interface Seat {
  readonly merchant: string
  /** `null` for a guest, who plays for play money. */
  readonly member: string | null
  /** Names the member's session to `store.sessions.isRunning`: a game ends with it. `null` for a guest. */
  readonly sessionHash: Uint8Array | null
  /** Where stakes are taken from and wins go to; may not be negative. */
  readonly account: string
  /** The other side of every stake and win; may be negative. */
  readonly house: string
  readonly gameId: string
  readonly roomId: string
  readonly playType: string
  readonly demo: boolean
  readonly language: ContentLanguage
  /** The origin of the page that shows the game: who may frame it, and whom it speaks to. */
  readonly host: string
}

/** The origin of the games, beside whatever host the gateway was asked at. */
export function gamesOrigin(origin: string): string {
  const { protocol, port } = new URL(origin)
  return `${protocol}//${GAMES_LABEL}.localhost${port && `:${port}`}`
}

/**
 * Makes the money ready (a full purse; in transfer mode the vendor's wallet) and a ticket for it.
 * @returns the address that the game opens at
 */
export function issueTicket(context: Context, play: Play): string {
  const { store, merchant, member, token, origin, now } = context
  const code = merchant.merchantCode
  if (!play.demo && !member) throw new Error('a guest plays for play money alone')
  const ticket = randomBytes(24).toString('base64url')
  store.db.transaction(() => {
    const house = play.demo ? playHouseAccount(code) : houseAccount(code)
    store.ledger.open(house, code, true)
    const account =
      play.demo || !member
        ? openPurse(context, member, member ? '' : context.identify())
        : enterVendor(context, member, play.game.vassalage)
    store.db.run('DELETE FROM play_tickets WHERE expires_at <= ?', now())
    store.db.run(
      'INSERT INTO play_tickets VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      digest(ticket),
      code,
      member?.id ?? null,
      token === null ? null : tokenDigest(token),
      account,
      house,
      play.game.gameId,
      play.roomId ?? '',
      play.playType ?? '',
      Number(play.demo),
      play.language,
      origin,
      now() + TICKET_MS,
    )
  })
  const address = new URL(`/play/${encodeURIComponent(play.game.gameId)}`, gamesOrigin(origin))
  address.searchParams.set('ticket', ticket)
  address.searchParams.set('language', play.language)
  if (play.numbers) address.searchParams.set('numbers', play.numbers.join('-'))
  return address.href
}

interface Row {
  readonly merchant: string
  readonly member: string | null
  readonly session_hash: Uint8Array | null
  readonly account: string
  readonly house: string
  readonly game: string
  readonly room: string
  readonly play_type: string
  readonly demo: number
  readonly language: string
  readonly host: string
}

/** What a ticket stands for, which leaves it good; `undefined` for one that is unknown, used or too old. */
export function readTicket({ store, now }: Pick<Services, 'store' | 'now'>, ticket: string): Seat | undefined {
  const row = store.db.one<Row>(
    'SELECT * FROM play_tickets WHERE ticket_hash = ? AND expires_at > ?',
    digest(ticket),
    now(),
  )
  return row && toSeat(row)
}

/** The same, and uses the ticket up. */
export function redeemTicket({ store, now }: Pick<Services, 'store' | 'now'>, ticket: string): Seat | undefined {
  const row = store.db.one<Row>(
    'DELETE FROM play_tickets WHERE ticket_hash = ? AND expires_at > ? RETURNING *',
    digest(ticket),
    now(),
  )
  return row && toSeat(row)
}

const digest = (ticket: string): Buffer => createHash('sha256').update(ticket).digest()

const toSeat = (row: Row): Seat => ({
  merchant: row.merchant,
  member: row.member,
  sessionHash: row.session_hash,
  account: row.account,
  house: row.house,
  gameId: row.game,
  roomId: row.room,
  playType: row.play_type,
  demo: row.demo === 1,
  // Written by `issueTicket`, from a play.
  language: row.language as ContentLanguage,
  host: row.host,
})
