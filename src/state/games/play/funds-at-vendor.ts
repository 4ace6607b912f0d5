/** Where wallets are apart: the money that a session has with a vendor while its game is open. */
import { atom } from 'jotai'
import type { Gateway } from '../../../api/transport/gateway.ts'

export interface FundsAtVendor {
  /** The session that took it there. */
  readonly token: string
  /**
   * Brings it home over a gateway that speaks for the same member, and waits for a launch that is still under way. Never
   * rejects: what stays is known until it is home, and the next launch brings it as well.
   */
  readonly returnFunds: (gateway: Gateway) => Promise<unknown>
}

/** `null` where nothing is known to be away. */
export const fundsAtVendorAtom = atom<FundsAtVendor | null>(null)
