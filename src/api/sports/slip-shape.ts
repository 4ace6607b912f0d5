/**
 * A slip as a launch hands it to the vendor, who takes it as one bet however often it arrives. The last one that arrived
 * counts: one before it that the vendor has not taken is void. Spec: not shown.
 */
import * as v from 'valibot'
import { SLIP_MODES } from '../../rules/sports/slip.ts'
import { money } from '../schemas.ts'
import { priceText, sportsId } from './fixture-shape.ts'

/** The most picks of one slip; each vendor has its own bound below it. */
const MOST_PICKS = 40

export const handedSlip = v.strictObject({
  /** 16 random bytes in hex, made once for a slip: handed over again it is the same bet. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'the id of a slip')),
  mode: v.picklist(SLIP_MODES),
  /** How many picks make one combination: 1 for singles, all of them where they are combined. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PICKS)),
  /** Whether a price that has gone up meanwhile is agreed to; a lower one never is. */
  acceptsHigher: v.boolean(),
  picks: v.pipe(
    v.array(
      v.strictObject({
        fixture: sportsId,
        market: sportsId,
        outcome: sportsId,
        /** The price that was agreed to, and of the single or each combination the stake. */
        price: priceText,
        stake: money,
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_PICKS),
  ),
})
