/**
 * Whether a slip can be handed to the vendor as it stands, and if so, what is handed on: only picks that can be bet on, only
 * at prices that were agreed to and heard of a moment ago, and nothing that can't all come in. Spec: not shown.
 */
import { comparePrices, isSamePrice, shownProduct, type Price } from './price.ts'
import { combinationsOf, returnOfCombined, returnOfSingles, returnOfSystem } from './slip-return.ts'
import type { CombinedExtra, SlipReturn } from './slip-return.ts'
import { conflictsOf, LEAST_COMBINED, stakeOf, type Conflict, type Slip, type SlipMode, type SlipPick } from './slip.ts'

/** A price that nobody has confirmed for so long, in milliseconds, can't be taken. */
export const PRICE_GOOD_MS = 10_000

/** What is known of an outcome now. */
export interface Quote {
  readonly price: Price
  readonly state: 'open' | 'paused' | 'finished' | 'removed'
  /** When it was last heard that all this holds, by the device's clock. */
  readonly heardAt: number
  /** The most that may be staked on a boosted price, in minor units; `null` where nothing says so. */
  readonly mostStake: bigint | null
}

/** What the vendor takes, in minor units; `null` where it does not say. */
export interface SlipTerms {
  readonly leastStake: bigint
  /** Of one bet. */
  readonly mostStake: bigint | null
  readonly mostReturn: bigint | null
  readonly mostPicks: number
  /** The most combinations of a system. */
  readonly mostLines: number
  readonly extras: readonly CombinedExtra[]
}

/** `left out` are paused, finished and removed; all others count. */
export type PickState = 'ready' | 'changed' | 'stale' | 'paused' | 'finished' | 'removed'

export interface JudgedPick {
  readonly pick: SlipPick
  readonly state: PickState
  /** What it would be taken at: the price now, or the agreed one while none is known. */
  readonly price: Price
  /** Where the price went since it was agreed to. */
  readonly move: 'up' | 'down' | null
}

export type SlipProblem =
  | 'empty'
  | 'too-many-picks'
  | 'conflict'
  | 'too-few-picks'
  | 'too-many-lines'
  | 'stale'
  | 'changed'
  | 'no-stake'
  | 'stake-too-low'
  | 'stake-too-high'
  | 'boost-stake-too-high'
  | 'return-too-high'

/** What is handed to the vendor. */
export interface SlipTicket {
  readonly mode: SlipMode
  /** How many make one combination: 1 for singles, all of them where they are combined. */
  readonly size: number
  readonly picks: readonly {
    readonly fixture: string
    readonly market: string
    readonly outcome: string
    readonly price: Price
    /** Minor units: of the single, or of each combination. */
    readonly stake: bigint
  }[]
  readonly acceptsHigher: boolean
}

export interface CheckedSlip {
  readonly picks: readonly JudgedPick[]
  readonly conflicts: readonly Conflict[]
  /** How many bets it is. */
  readonly lines: number
  /** What the picks that count come to together; `null` for singles and systems. */
  readonly price: Price | null
  /** `null` while there is no stake, or nothing to stake on. */
  readonly possible: SlipReturn | null
  /** The first thing that is in the way; `null` where there is a ticket. */
  readonly problem: SlipProblem | null
  readonly ticket: SlipTicket | null
}

const LEFT_OUT: readonly PickState[] = ['paused', 'finished', 'removed']
export const isLeftOut = ({ state }: JudgedPick): boolean => LEFT_OUT.includes(state)

/** How many picks can be bet on, and of the others how many only wait for that. */
export function countPicks(picks: readonly JudgedPick[]): {
  readonly open: number
  readonly suspended: number
  readonly out: number
} {
  const out = picks.filter(isLeftOut)
  return {
    open: picks.length - out.length,
    suspended: out.filter(({ state }) => state === 'paused').length,
    out: out.length,
  }
}

/** Problems that another stake mends. */
const OF_STAKE: readonly (SlipProblem | null)[] = [
  'stake-too-low',
  'stake-too-high',
  'boost-stake-too-high',
  'return-too-high',
]
export const isOfStake = (problem: SlipProblem | null): boolean => OF_STAKE.includes(problem)

/** What a bet costs and may bring, where the vendor would take it: nobody is told what one brings that it does not. */
export const takenReturn = ({ possible, problem }: Pick<CheckedSlip, 'possible' | 'problem'>): SlipReturn | null =>
  isOfStake(problem) ? null : possible

/** Whether a stake is within the bounds of one bet. */
export const isStakeTaken = (stake: bigint | null, { leastStake, mostStake }: SlipTerms): stake is bigint =>
  stake !== null && stake > 0n && stake >= leastStake && (mostStake === null || stake <= mostStake)

/** Whether what was heard at a moment is too old to be bet on. */
export const isStale = (heardAt: number, now: number): boolean => now - heardAt > PRICE_GOOD_MS

function judge(pick: SlipPick, quote: Quote | undefined, { acceptsHigher }: Slip, now: number): JudgedPick {
  if (!quote) return { pick, state: 'stale', price: pick.agreed, move: null }
  const { price, state } = quote
  const order = comparePrices(price, pick.agreed)
  const move = order === 0 ? null : order > 0 ? 'up' : 'down'
  if (state !== 'open') return { pick, state, price, move }
  if (isStale(quote.heardAt, now)) return { pick, state: 'stale', price, move }
  const isAgreed = move === null || (move === 'up' && acceptsHigher)
  return { pick, state: isAgreed ? 'ready' : 'changed', price, move }
}

/**
 * Looks at a slip.
 * @param quotes by outcome
 * @param now the device's clock
 */
export function checkSlip(slip: Slip, quotes: ReadonlyMap<string, Quote>, terms: SlipTerms, now: number): CheckedSlip {
  const picks = slip.picks.map((pick) => judge(pick, quotes.get(pick.outcome), slip, now))
  const counted = picks.filter((each) => !isLeftOut(each))
  const conflicts = slip.mode === 'single' ? [] : conflictsOf(counted.map(({ pick }) => pick))
  const prices = counted.map(({ price }) => price)
  const size = sizeOf(slip, counted.length)
  const lines = slip.mode === 'single' ? counted.length : combinationsOf(counted.length, size)
  const blocked = blockOf(slip, counted, conflicts, lines, terms)
  const possible = blocked ? null : possibleOf(slip, counted, size, terms)
  const has = (state: PickState): boolean => counted.some((each) => each.state === state)
  // Prices come last: a press that agrees to them is one that bets.
  const problem =
    blocked ??
    (has('stale') ? 'stale' : null) ??
    (possible ? stakeProblem(slip, counted, quotes, possible, terms) : 'no-stake') ??
    (has('changed') ? 'changed' : null)
  const price = slip.mode === 'combined' && prices.length > 0 ? shownProduct(prices) : null
  const ticket = problem ? null : ticketOf(slip, counted, size)
  return { picks, conflicts, lines, price, possible, problem, ticket }
}

const sizeOf = ({ mode, size }: Slip, count: number): number =>
  mode === 'single' ? 1 : mode === 'combined' ? count : size

/** The sizes that a system of so many picks can have: one of all of them would be a combination. */
export const systemSizes = (count: number): number[] =>
  Array.from({ length: Math.max(0, count - LEAST_COMBINED) }, (_, index) => LEAST_COMBINED + index)

/** What no stake and no agreement would mend. */
function blockOf(
  { mode, size, picks }: Slip,
  counted: readonly JudgedPick[],
  conflicts: readonly Conflict[],
  lines: number,
  { mostPicks, mostLines }: SlipTerms,
): SlipProblem | null {
  if (counted.length === 0) return 'empty'
  if (picks.length > mostPicks) return 'too-many-picks'
  if (conflicts.length > 0) return 'conflict'
  if (mode === 'combined' && counted.length < LEAST_COMBINED) return 'too-few-picks'
  if (mode === 'system' && !systemSizes(counted.length).includes(size)) return 'too-few-picks'
  return lines > mostLines ? 'too-many-lines' : null
}

function possibleOf(
  slip: Slip,
  counted: readonly JudgedPick[],
  size: number,
  { extras }: SlipTerms,
): SlipReturn | null {
  const prices = counted.map(({ price }) => price)
  if (slip.mode === 'single') {
    const bets = counted.flatMap(({ pick, price }) => {
      const stake = stakeOf(slip, pick.outcome)
      return stake === null ? [] : [{ stake, price }]
    })
    return bets.length === counted.length ? returnOfSingles(bets) : null
  }
  if (slip.stake === null) return null
  return slip.mode === 'combined'
    ? returnOfCombined(slip.stake, prices, extras)
    : returnOfSystem(slip.stake, prices, size)
}

function stakeProblem(
  slip: Slip,
  counted: readonly JudgedPick[],
  quotes: ReadonlyMap<string, Quote>,
  { total }: SlipReturn,
  { leastStake, mostStake, mostReturn }: SlipTerms,
): SlipProblem | null {
  const stakes = counted.map(({ pick }) => ({ outcome: pick.outcome, stake: lineStake(slip, pick) }))
  if (stakes.some(({ stake }) => stake <= 0n || stake < leastStake)) return 'stake-too-low'
  if (mostStake !== null && stakes.some(({ stake }) => stake > mostStake)) return 'stake-too-high'
  const isOverBoost = stakes.some(({ outcome, stake }) => {
    const most = quotes.get(outcome)?.mostStake ?? null
    return most !== null && stake > most
  })
  if (isOverBoost) return 'boost-stake-too-high'
  return mostReturn !== null && total > mostReturn ? 'return-too-high' : null
}

/** Of the single, or of each combination. */
const lineStake = (slip: Slip, { outcome }: SlipPick): bigint =>
  (slip.mode === 'single' ? stakeOf(slip, outcome) : slip.stake) ?? 0n

function ticketOf(slip: Slip, counted: readonly JudgedPick[], size: number): SlipTicket {
  const picks = counted.map(({ pick, price }) => {
    const { fixture, market, outcome } = pick
    return { fixture, market, outcome, price, stake: lineStake(slip, pick) }
  })
  return { mode: slip.mode, size, picks, acceptsHigher: slip.acceptsHigher }
}

/**
 * The ticket that goes out when the button is pressed.
 * @param shown what the button said
 * @param fresh the slip at this moment
 * @returns `null` where something has moved in between: it is shown first
 */
export function handOver({ ticket: shown }: CheckedSlip, { ticket: fresh }: CheckedSlip): SlipTicket | null {
  if (!shown || !fresh || shown.mode !== fresh.mode || shown.size !== fresh.size) return null
  const isSame =
    shown.picks.length === fresh.picks.length &&
    shown.picks.every((pick, at) => {
      const now = fresh.picks[at]
      return now?.outcome === pick.outcome && now.stake === pick.stake && isSamePrice(now.price, pick.price)
    })
  return isSame ? fresh : null
}

/**
 * The ticket that goes out when changed prices are accepted with the same press.
 * @param shown what the button said
 * @param fresh the slip at this moment, with what was shown agreed to
 * @returns `null` where something else has moved in between: it is shown first
 */
export function acceptAndHandOver(shown: CheckedSlip, fresh: CheckedSlip): SlipTicket | null {
  const counted = shown.picks.filter((each) => !isLeftOut(each))
  const { ticket } = fresh
  if (shown.problem !== 'changed' || !ticket || ticket.picks.length !== counted.length) return null
  const isSame =
    shown.possible?.stake === fresh.possible?.stake &&
    counted.every(({ pick, price }, at) => {
      const now = ticket.picks[at]
      return now?.outcome === pick.outcome && isSamePrice(now.price, price)
    })
  return isSame ? ticket : null
}
