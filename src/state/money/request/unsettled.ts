/** Where money may have been moved and nobody knows: what a session still has to ask before it is over. */
import { atom } from 'jotai'
import type { Gateway } from '../../../api/transport/gateway.ts'

export interface Unsettled {
  /** The session that has sent it. */
  readonly token: string
  /**
   * Settles it over a gateway that speaks for the same member: what has not arrived by then never will. Never rejects.
   */
  readonly settle: (gateway: Gateway) => Promise<unknown>
}

/** `null` where everything is known. */
export const unsettledAtom = atom<Unsettled | null>(null)
