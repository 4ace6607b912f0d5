/** Tokens as the identity service's emulator writes them, for tests: without a signature, so anybody can. */
import { randomUUID } from 'node:crypto'
import { UnsecuredJWT } from 'jose'

/** The project of the bench's merchants. Those named `demo-…` are nobody's. */
export const DEMO_PROJECT = 'demo-livery'

export interface SaidIdentity {
  readonly channel?: 'google' | 'facebook' | 'phone'
  readonly subject?: string
  /** E.164. */
  readonly phone?: string
  /** Milliseconds since 1970; the machine's clock unless given. */
  readonly now?: number
  /** Claims that replace the usual ones; `undefined` leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>
}

/** What a good token says. */
export function identityClaims({ channel = 'google', subject, phone, now = Date.now(), claims }: SaidIdentity = {}) {
  const seconds = Math.floor(now / 1000)
  return {
    iss: `https://securetoken.google.com/${DEMO_PROJECT}`,
    aud: DEMO_PROJECT,
    sub: subject ?? `person-${randomUUID()}`,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
    // Two of the same second are two.
    jti: randomUUID(),
    ...(phone ? { phone_number: phone } : {}),
    firebase: { identities: {}, sign_in_provider: channel === 'phone' ? 'phone' : `${channel}.com` },
    ...claims,
  }
}

/** A token of the emulator's. */
export const demoToken = (said: SaidIdentity = {}): string => new UnsecuredJWT(identityClaims(said)).encode()
