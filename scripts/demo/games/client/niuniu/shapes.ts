/** What the server's `kinds/niuniu.ts` says: who sits there, what was dealt, and how it ended. */
import type { Round } from '../connection.ts'

export interface Other {
  readonly name: string
  /** Where its picture is. */
  readonly picture: string
}

/** Decimal strings. */
interface PutIn {
  readonly pot: string
  readonly ante: string
  /** What staying costs besides. */
  readonly rest: string
}

/** Before it is decided. */
export interface Dealt extends PutIn {
  /** The cards that are seen. */
  readonly own: readonly number[]
}

/** By seat, the player's own first. */
export interface Ended extends PutIn {
  /** `null` for who keeps the cards to themselves. */
  readonly hands: readonly (readonly number[] | null)[]
  readonly stayed: readonly boolean[]
  readonly winner: number
  /** Decimal strings. */
  readonly rake: string
  readonly won: string
}

/** The shape is the server's own. */
export const othersOf = (table: unknown): readonly Other[] => (table as { others: readonly Other[] }).others
/** The shape is the server's own. */
export const dealtOf = ({ shown }: Pick<Round, 'shown'>): Dealt => shown as unknown as Dealt
/** The shape is the server's own. */
export const endedOf = ({ shown }: Pick<Round, 'shown'>): Ended => shown as unknown as Ended
