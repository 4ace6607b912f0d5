/** The slip that was handed over last: what the slip says of it until it is known what became of it. */
import { atom } from 'jotai'
import * as v from 'valibot'
import { handedSlip } from '../../api/sports/slip-shape.ts'
import { SESSION_KEYS } from '../site/storage.ts'
import { keptSlip } from './kept-slip.ts'
import { ofSession } from './of-session.ts'
import { handedChangesAtom } from './slip-presence.ts'
import type { SlipToHand } from './slip-to-hand.ts'

export interface HandedOver extends Pick<SlipToHand, 'vendor' | 'slip' | 'kept'> {
  /** By the device's clock. */
  readonly at: number
}

const kept = ofSession<HandedOver>(
  SESSION_KEYS.handedSlip,
  v.object({ vendor: v.string(), slip: handedSlip, at: v.number(), kept: keptSlip }),
)

/** Kept through a reload. */
export const handedSlipAtom = atom(
  (get) => get(kept),
  (_get, set, next: HandedOver | null) => {
    set(kept, next)
    set(handedChangesAtom, (count) => count + 1)
  },
)
