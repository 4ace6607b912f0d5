/** Calls of the games' server. A round is asked for by its id until it is answered, so that it counts once at the most. */
import { wait } from './dom.ts'

export interface Round {
  readonly roundId: string
  readonly record: string
  readonly status: 'open' | 'settled' | 'void'
  readonly stake: string
  readonly win: string
  /** What the turn shows; each kind knows its own. */
  readonly shown: Readonly<Record<string, unknown>>
  readonly turns: number
  readonly at: number
  readonly nonce: number
  readonly balance: string
}

export interface OpenRound extends Round {
  readonly all: readonly Readonly<Record<string, unknown>>[]
}

/** A bet of the slip that the launch has handed over. */
export interface HandedBet {
  readonly outcome: 'placed' | 'changed' | 'closed' | 'insufficient'
  readonly stake: string
  readonly record: string
  readonly legs: readonly {
    readonly event: string
    readonly market: string
    readonly choice: string
    readonly price: string
  }[]
}

export interface TableState {
  /** Told once, to the page that the launch has opened. */
  readonly slips?: readonly HandedBet[]
  readonly balance: string
  readonly fairness: { readonly hash: string; readonly nonce: number }
  readonly open: readonly OpenRound[]
  readonly recent: readonly Round[]
  readonly table: Readonly<Record<string, unknown>>
}

/** The server's no, in words that the page knows. */
export class PlayRefusal extends Error {
  override readonly name = 'PlayRefusal'
  readonly reason: string
  readonly value: Readonly<Record<string, unknown>>
  constructor(reason: string, value: Readonly<Record<string, unknown>>) {
    super(reason)
    this.reason = reason
    this.value = value
  }
}

/** The round that stands in the way of another, as where two tabs play one game; `null` for every other failure. */
export const openRoundIn = (error: unknown): Round | null =>
  error instanceof PlayRefusal && error.reason === 'round-open' ? (error.value['round'] as Round) : null // the server's own answer

/** How often a call is asked again, and how long in between, in milliseconds. */
const TRIES = 4
const PAUSE = 700
const PATIENCE = 8000

let session = ''

interface Answer {
  readonly success: boolean
  readonly value: unknown
  readonly reason?: string
}

/** Asks until there is an answer. @throws PlayRefusal, or TypeError where nothing answers */
async function call<T>(path: string, body: object): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-play-session': session },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE),
      })
      if (!response.ok) throw new TypeError(`${path} answered ${response.status}`)
      // Its own server answers with envelopes alone.
      const answer = (await response.json()) as Answer
      if (!answer.success) throw new PlayRefusal(answer.reason ?? '', answer.value as Readonly<Record<string, unknown>>)
      return answer.value as T
    } catch (error) {
      if (error instanceof PlayRefusal || tries >= TRIES) throw error
      await wait(PAUSE * tries)
    }
  }
}

/** Redeems the page's ticket. */
export async function open(ticket: string): Promise<TableState> {
  const begun = await call<TableState & { readonly session: string }>('/play/session', { ticket })
  session = begun.session
  return begun
}

export const playRound = (roundId: string, bet: object): Promise<Round> => call('/play/round', { roundId, bet })
export const stepRound = (roundId: string, turn: number, choice?: string): Promise<Round> =>
  call('/play/step', { roundId, turn, choice })
export const readState = (): Promise<TableState> => call('/play/state', {})
export const changeSeed = (): Promise<
  TableState & { readonly old: { readonly seed: string; readonly hash: string } }
> => call('/play/seed', {})

/** An id that nobody else makes: 16 random bytes in hex. */
export const newRoundId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
