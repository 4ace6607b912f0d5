/** A bet slip: what was picked, at which price it was agreed to, and how it is to be staked. Spec: not shown. */
import { isSamePrice, type Price } from './price.ts'

/** Each for itself; all together; or every combination of so many of them. */
export const SLIP_MODES = ['single', 'combined', 'system'] as const
export type SlipMode = (typeof SLIP_MODES)[number]

/** What was picked, by ids alone: the words for it are the page's. */
export interface SlipPick {
  readonly fixture: string
  readonly market: string
  /** Tells it from every other outcome of every fixture. */
  readonly outcome: string
  /** What else its result hangs on, such as a cup that the match decides: two that share one can't be combined. */
  readonly relates: readonly string[]
  /** The price that the player saw and took. */
  readonly agreed: Price
}

export interface Slip {
  /** In the order in which they were picked. */
  readonly picks: readonly SlipPick[]
  readonly mode: SlipMode
  /** How many of a system's picks make one combination. */
  readonly size: number
  /** Minor units: of each single, of the combination, or of each combination of a system. `null` before there is one. */
  readonly stake: bigint | null
  /** Singles with a stake of their own, by outcome. */
  readonly ownStakes: Readonly<Record<string, bigint>>
  /** Whether a price that went up counts as agreed to: it does, unless the player wants to be asked. */
  readonly acceptsHigher: boolean
}

/** The fewest that make a combination. */
export const LEAST_COMBINED = 2

export const EMPTY_SLIP: Slip = {
  picks: [],
  mode: 'single',
  size: LEAST_COMBINED,
  stake: null,
  ownStakes: {},
  acceptsHigher: true,
}

export const isPicked = ({ picks }: Slip, outcome: string): boolean => picks.some((pick) => pick.outcome === outcome)

/**
 * A tap on a price: takes it into the slip, or out again.
 * @param most how many picks a slip holds
 * @returns `null` where it is full
 */
export function togglePick(slip: Slip, pick: SlipPick, most: number): Slip | null {
  if (isPicked(slip, pick.outcome)) return removePick(slip, pick.outcome)
  return slip.picks.length < most ? { ...slip, picks: [...slip.picks, pick] } : null
}

export function removePick(slip: Slip, outcome: string): Slip {
  const { [outcome]: _, ...ownStakes } = slip.ownStakes
  return { ...slip, picks: slip.picks.filter((pick) => pick.outcome !== outcome), ownStakes }
}

/** Without any pick; how the player stakes stays. */
export const clearSlip = (slip: Slip): Slip => ({ ...slip, picks: [], ownStakes: {} })

/** What a single is staked with: one that is alone has no field of its own. */
export const stakeOf = ({ picks, ownStakes, stake }: Slip, outcome: string): bigint | null =>
  (picks.length > 1 ? ownStakes[outcome] : undefined) ?? stake

/**
 * Agrees to changed prices, as the player has seen them: one that has moved again since then stays to be agreed to.
 * @param seen by outcome
 */
export function agreeTo(slip: Slip, seen: ReadonlyMap<string, Price>): Slip {
  const picks = slip.picks.map((pick) => {
    const price = seen.get(pick.outcome)
    return price && !isSamePrice(price, pick.agreed) ? { ...pick, agreed: price } : pick
  })
  return { ...slip, picks }
}

/** Why two picks can't both come in, or hang on each other. */
export type ConflictReason = 'same-market' | 'same-fixture' | 'related'

export interface Conflict {
  readonly outcomes: readonly [string, string]
  readonly reason: ConflictReason
}

/** Each two picks that nobody combines. */
export function conflictsOf(picks: readonly SlipPick[]): Conflict[] {
  return picks.flatMap((one, at) =>
    picks.slice(at + 1).flatMap((other) => {
      const reason = conflictOf(one, other)
      return reason ? [{ outcomes: [one.outcome, other.outcome] as const, reason }] : []
    }),
  )
}

function conflictOf(one: SlipPick, other: SlipPick): ConflictReason | null {
  if (one.fixture === other.fixture) return one.market === other.market ? 'same-market' : 'same-fixture'
  // What one decides may be the other itself: the winner of a cup hangs on its final.
  const isRelated = (a: SlipPick, b: SlipPick): boolean =>
    a.relates.some((name) => name === b.fixture || b.relates.includes(name))
  return isRelated(one, other) || isRelated(other, one) ? 'related' : null
}
