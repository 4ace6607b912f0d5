import { atom } from 'jotai'
import type { IdentityProof, SentIdentityCode } from '../../api/account/identity/provider.ts'

/** What the third party vouches for, as the wire names it (spec 3, "Registration user"). */
export interface IdentityFields {
  readonly firebaseChannel: IdentityProof['channel']
  readonly firebaseIdToken: string
}

interface Sent {
  readonly to: string
  readonly code: SentIdentityCode
  /** What the service vouched for once the code was right: it takes each code once, and a form may be sent again. */
  readonly proved?: { readonly typed: string; readonly fields: IdentityFields }
}

/** The code that was sent last, and where it went; a reload forgets it, and so does a session that begins or ends. */
export const sentIdentityCodeAtom = atom<Sent | null>(null)
