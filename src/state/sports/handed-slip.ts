/** The slip that was handed over last: what the slip says of it until it is known what became of it. */
import { atom } from 'jotai'
import type { KeptSlip } from './kept-slip.ts'

export interface HandedOver {
  /** The one that its bets go by. */
  readonly id: string
  readonly vendor: string
  /** By the device's clock. */
  readonly at: number
  /** Its picks as they left the slip, so that they can come back where the vendor does not take them. */
  readonly kept: KeptSlip
}

export const handedSlipAtom = atom<HandedOver | null>(null)
