/** The slip of a member whose session the server has ended: in memory alone, until the same member is back in this tab. */
import { atom } from 'jotai'
import type { HandedOver } from './handed-slip.ts'
import type { KeptSlip } from './kept-slip.ts'
import { leftByAtom } from './slip-presence.ts'
import type { SlipToHand } from './slip-to-hand.ts'

export interface LeftSlip {
  readonly by: string
  readonly kept: KeptSlip
  /** What an answer was lost to may have been a bet: handed over again it keeps its id. */
  readonly toHand: SlipToHand | null
  readonly handed: HandedOver | null
}

const left = atom<LeftSlip | null>(null)

export const leftSlipAtom = atom(
  (get) => get(left),
  (_get, set, next: LeftSlip | null) => {
    set(left, next)
    set(leftByAtom, next?.by ?? null)
  },
)
