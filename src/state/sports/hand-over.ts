/** How a slip goes to its vendor: a ticket waits for the launch that takes it along, and its picks come back where that fails. */
import { atom } from 'jotai'
import { newRequestNo } from '../../rules/money/money-intent.ts'
import { toDecimal } from '../../rules/money/money.ts'
import { writePrice } from '../../rules/sports/price.ts'
import type { SlipTicket } from '../../rules/sports/slip-check.ts'
import type { SlipPick } from '../../rules/sports/slip.ts'
import { brandAtom } from '../site/brand.ts'
import { handedSlipAtom, type HandedOver } from './handed-slip.ts'
import { handFailureAtom, slipToHandAtom, type SlipToHand } from './slip-to-hand.ts'
import { keptAtom, removePickAtom, restoreSlipAtom } from './slip.ts'

export interface HandOver {
  readonly ticket: SlipTicket
  readonly vendor: string
}

/**
 * Gets a ticket ready for the launch of its vendor's lobby, which takes it along. The same ticket keeps its id until it has
 * arrived or the slip is another, so that however often it is handed over it is one bet; what was handed over is no longer
 * in the slip.
 * @returns the id, which the launch names
 */
export const handOverAtom = atom(null, (get, set, { ticket, vendor }: HandOver): string => {
  const { digits } = get(brandAtom).currency
  const { mode, size, acceptsHigher } = ticket
  const picks = ticket.picks.map(({ stake, price, ...pick }) => ({
    ...pick,
    price: writePrice(price),
    stake: toDecimal(stake, digits),
  }))
  const { id: last, ...before } = get(slipToHandAtom)?.slip ?? { id: '' }
  const slip = { mode, size, acceptsHigher, picks }
  const id = JSON.stringify(before) === JSON.stringify(slip) ? last : newRequestNo()
  // As it stands now: the launch may be told of twice, and by then nothing of it may be left in the slip.
  const { slip: now, words } = get(keptAtom)
  const own = now.picks.filter(({ outcome }) => picks.some((pick) => pick.outcome === outcome))
  const kept = { slip: { ...now, picks: own }, words }
  set(handFailureAtom, null)
  set(slipToHandAtom, { vendor, slip: { ...slip, id }, isArmed: true, kept })
  return id
})

/** A launch has handed it over: its picks leave the slip. */
export const slipHandedAtom = atom(null, (get, set, { vendor, slip, kept }: SlipToHand): void => {
  // Another one may be waiting by now.
  if (get(slipToHandAtom)?.slip.id === slip.id) set(slipToHandAtom, null)
  set(handFailureAtom, null)
  set(handedSlipAtom, { vendor, slip, at: Date.now(), kept })
  for (const { outcome } of slip.picks) set(removePickAtom, outcome)
})

/** Puts back what its vendor has not taken. Handed over again as it was, it is the same bet. @param left its picks that are no bets */
export const putBackAtom = atom(
  null,
  (_get, set, { vendor, slip, kept }: HandedOver, left: readonly SlipPick[]): void => {
    set(handedSlipAtom, null)
    set(restoreSlipAtom, { ...kept, slip: { ...kept.slip, picks: left } })
    // Some of them alone would be another one.
    if (left.length === kept.slip.picks.length) set(slipToHandAtom, { vendor, slip, kept, isArmed: false })
  },
)
