/**
 * The bet slip: kept in the tab, through a reload and through logging in or registering; it goes with the session that it
 * ends in, and comes back with its member where nobody meant that to end. What it holds is judged by the rules with the
 * prices of this moment.
 */
import { atom, type WritableAtom } from 'jotai'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import type { Fixture, Market, Outcome } from '../../rules/sports/fixture.ts'
import { checkSlip, type CheckedSlip, type Quote, type SlipTerms } from '../../rules/sports/slip-check.ts'
import { agreeTo, clearSlip, removePick, togglePick, type Slip } from '../../rules/sports/slip.ts'
import { sessionAtom, sessionExpiresAtom, sessionOverAtom } from '../account/login/session.ts'
import { priceStoreAtom, watchingAtom } from './feed.ts'
import { handedSlipAtom } from './handed-slip.ts'
import { leftSlipAtom } from './left-slip.ts'
import { slipIsThereAtom } from './slip-presence.ts'
import { handFailureAtom, slipToHandAtom } from './slip-to-hand.ts'
import { noSlip, readKeptSlip, slipText, writeKeptSlip, type KeptSlip, type PickWords } from './kept-slip.ts'

const held = atom<KeptSlip | null>(null)
/** The token of the session that it is to go with. */
const heldFor = atom<string | null>(null)

/** The slip with the words for what is picked. */
export const keptAtom: WritableAtom<KeptSlip, [KeptSlip], void> = atom(
  (get): KeptSlip => get(held) ?? readKeptSlip(),
  (get, set, next: KeptSlip) => {
    // What waits to be handed over was of the slip as it was.
    if (get(slipToHandAtom) && slipText(get(keptAtom).slip) !== slipText(next.slip)) set(slipToHandAtom, null)
    set(held, next)
    writeKeptSlip(next)
    set(slipIsThereAtom, next.slip.picks.length > 0)
    set(bindAtom)
  },
)

/** Has the slip go with the session that runs, also one that began after it was filled. */
const bindAtom = atom(null, (get, set) => {
  set(takeBackAtom)
  const token = get(sessionAtom)?.token ?? null
  if (token === null || token === get(heldFor)) return
  set(heldFor, token)
  // The tab's copies go with the session.
  set(held, get(keptAtom))
  const [waiting, handed] = [get(slipToHandAtom), get(handedSlipAtom)]
  if (waiting) set(slipToHandAtom, waiting)
  if (handed) set(handedSlipAtom, handed)
  set(sessionOverAtom, (told) => [
    ...told,
    () => {
      set(leaveAtom)
      set(slipToHandAtom, null)
      set(handFailureAtom, null)
      set(handedSlipAtom, null)
      const kept = get(keptAtom)
      // A trial has no account of its own: its picks are a guest's, kept by registering or logging in.
      if (get(sessionAtom)?.accountType === TRIAL_ACCOUNT && kept.slip.picks.length > 0) return writeKeptSlip(kept)
      set(held, noSlip())
      set(slipIsThereAtom, false)
    },
  ])
})

/** Whoever did not mean to go finds the slip as it was. */
const leaveAtom = atom(null, (get, set) => {
  const session = get(sessionAtom)
  const [kept, toHand, handed] = [get(keptAtom), get(slipToHandAtom), get(handedSlipAtom)]
  const isSomething = kept.slip.picks.length > 0 || toHand !== null || handed !== null
  if (!get(sessionExpiresAtom) || !session || session.accountType === TRIAL_ACCOUNT || !isSomething) return
  set(leftSlipAtom, { by: session.username, kept, toHand: toHand && { ...toHand, isArmed: false }, handed })
})

/** The same member is back. */
const takeBackAtom = atom(null, (get, set) => {
  const left = get(leftSlipAtom)
  if (!left || get(sessionAtom)?.username !== left.by) return
  set(leftSlipAtom, null)
  const isEmpty = get(keptAtom).slip.picks.length === 0
  if (isEmpty) set(keptAtom, left.kept)
  else set(restoreSlipAtom, left.kept)
  // With picks that came meanwhile it is another bet.
  if (isEmpty && left.toHand) set(slipToHandAtom, left.toHand)
  if (left.handed) set(handedSlipAtom, left.handed)
})

/** The slip as the rules know it. Writing changes it as one of their functions says. */
export const slipAtom = atom(
  (get): Slip => get(keptAtom).slip,
  (get, set, change: (slip: Slip) => Slip) => {
    const { slip, words } = get(keptAtom)
    const next = change(slip)
    set(keptAtom, { slip: next, words: namesOf(next, words) })
  },
)

/** The words for what is picked, and for nothing else. */
function namesOf({ picks }: Slip, words: KeptSlip['words']): KeptSlip['words'] {
  const outcomes = new Set(picks.map(({ outcome }) => outcome))
  return Object.fromEntries(Object.entries(words).filter(([outcome]) => outcomes.has(outcome)))
}

/** What each pick is called, by outcome. */
export const pickWordsAtom = atom((get): Readonly<Record<string, PickWords>> => get(keptAtom).words)

export interface PickChoice {
  readonly fixture: Fixture
  /** What the match is called. */
  readonly event: string
  readonly market: Market
  readonly outcome: Outcome
  readonly terms: Pick<SlipTerms, 'mostPicks'>
}

/** A tap on a price: takes it in at the price that was tapped, or out again. @returns whether there was room */
export const togglePickAtom = atom(
  null,
  (get, set, { fixture, event, market, outcome, terms }: PickChoice): boolean => {
    const { slip, words } = get(keptAtom)
    const pick = { fixture: fixture.id, market: market.id, outcome: outcome.id, relates: [], agreed: outcome.price }
    const next = togglePick(slip, pick, terms.mostPicks)
    if (!next) return false
    const named = { event, market: market.name, choice: outcome.name, line: market.line }
    set(keptAtom, { slip: next, words: namesOf(next, { ...words, [outcome.id]: named }) })
    return true
  },
)

export const removePickAtom = atom(null, (_get, set, outcome: string) =>
  set(slipAtom, (slip) => removePick(slip, outcome)),
)
/** Empties it. @returns puts everything back */
export const clearSlipAtom = atom(null, (get, set): (() => void) => {
  const before = get(keptAtom)
  set(slipAtom, clearSlip)
  return () => set(restoreSlipAtom, before)
})

/** Puts picks back that have left the slip, before those that came meanwhile. */
export const restoreSlipAtom = atom(null, (get, set, { slip: before, words: named }: KeptSlip): void => {
  const { slip, words } = get(keptAtom)
  const isHere = (outcome: string): boolean => slip.picks.some((pick) => pick.outcome === outcome)
  const picks = [...before.picks.filter(({ outcome }) => !isHere(outcome)), ...slip.picks]
  const ownStakes = { ...before.ownStakes, ...slip.ownStakes }
  set(keptAtom, { slip: { ...slip, picks, ownStakes }, words: { ...named, ...words } })
})

/** Agrees to changed prices as they were shown: not to those of picks that are left out, which may come back. */
export const agreeAtom = atom(null, (_get, set, { picks }: Pick<CheckedSlip, 'picks'>) => {
  const changed = picks.filter(({ state }) => state === 'changed')
  set(slipAtom, (slip) => agreeTo(slip, new Map(changed.map(({ pick, price }) => [pick.outcome, price]))))
})

/** Looks at the slip with the prices of now. */
export const checkSlipAtom = atom((get) => {
  const [slip, store] = [get(slipAtom), get(priceStoreAtom)]
  return (terms: SlipTerms, now: number = Date.now()): CheckedSlip => {
    const quotes = slip.picks.flatMap(({ outcome }): (readonly [string, Quote])[] => {
      const quote = store.quote(outcome)
      return quote ? [[outcome, quote]] : []
    })
    return checkSlip(slip, new Map(quotes), terms, now)
  }
})

/**
 * Hears of the slip's picks wherever they were picked. To be called anew when other ones are picked, and when somebody logs
 * in: from then on the slip is theirs.
 * @returns ends it
 */
export const watchSlipAtom = atom(null, (get, set): (() => void) => {
  set(bindAtom)
  const { picks } = get(slipAtom)
  if (picks.length === 0) return () => undefined
  return get(watchingAtom).watch({
    fixtures: picks.map(({ fixture }) => fixture),
    markets: picks.map(({ market }) => market),
  })
})
