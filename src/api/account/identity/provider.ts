/** Third-party identity, whoever offers it (spec 1, "social sign-in through a third-party identity service"). */

/** How somebody proved who they are; the wire's `firebaseChannel` (spec 3, "Registration user"). */
export type IdentityChannel = 'google' | 'facebook' | 'phone'
export type SocialProvider = Exclude<IdentityChannel, 'phone'>

/** What the service vouches for. The token is shown to the gateway once and kept nowhere. */
export interface IdentityProof {
  readonly channel: IdentityChannel
  readonly token: string
}

/** A code that is on its way to a phone. */
export interface SentIdentityCode {
  /**
   * Shows the service the code that came; a wrong one may be followed by another try.
   * @throws IdentityFailure
   */
  readonly confirm: (code: string) => Promise<IdentityProof>
}

/** What the application may ask of an identity service. What rejects does so with an IdentityFailure and nothing else. */
export interface IdentityProvider {
  /**
   * Fetches ahead what a provider's window needs, so that it opens within the click that wants it: browsers block those
   * that come too late. Never rejects; what did not come is asked for again.
   */
  readonly prepare: () => Promise<void>
  /**
   * Signs in with a provider, in a window of the provider's. Call it from a click: browsers block windows that open by
   * themselves.
   * @param language BCP 47, of the page
   */
  readonly signIn: (provider: SocialProvider, language: string) => Promise<IdentityProof>
  /**
   * Sends a code to a mobile number (spec 8 names what can go wrong).
   * @param phone E.164, such as `+549115550100`
   * @param language BCP 47, of the page and the message
   */
  readonly sendCode: (phone: string, language: string) => Promise<SentIdentityCode>
}
