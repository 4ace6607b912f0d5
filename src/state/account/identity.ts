/** Third-party sign-in, and the third party's codes by SMS (spec 1 and 5); only where the brand names a service. */
import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { lazyIdentity } from '../../api/account/identity/lazy-identity.ts'
import { loginWithIdentity } from '../../api/account/identity/login.ts'
import type { IdentityProvider, IdentityProof, SocialProvider } from '../../api/account/identity/provider.ts'
import { IdentityFailure } from '../../rules/account/identity-failure.ts'
import { beginSessionAtom } from './login/begin-session.ts'
import { brandAtom } from '../site/brand.ts'
import { endServerSessionAtom } from './login/end-server-session.ts'
import { gatewayAtom } from '../gateway.ts'
import { sentIdentityCodeAtom, type IdentityFields } from './identity-code.ts'
import { languageAtom } from '../site/language.ts'
import { withSecondFactorAtom } from '../security/second-factor.ts'
import { sessionOverAtom } from './login/session.ts'
import type { MobileAddress } from './sms.ts'

export type { IdentityFields, SocialProvider }

const otherAtom = atom<IdentityProvider | null>(null)

/** The brand's identity service, or `null`; another that fills the same port may be put in its place. */
export const identityAtom = atom(
  (get): IdentityProvider | null => {
    const { identity } = get(brandAtom)
    return get(otherAtom) ?? (identity ? lazyIdentity(identity.firebase, identity.emulator) : null)
  },
  (_get, set, other: IdentityProvider) => set(otherAtom, other),
)

/** Whether codes by SMS are the third party's business here, to log in and to register with. */
export const phoneChannelAtom = atom((get) => get(brandAtom).identity?.firebase.channels.includes('phone') ?? false)

/**
 * Logs in with a provider: in a window of the provider's first, then with its word at our own gateway.
 * @param wanted aborted once nobody waits for it any more; then neither the provider's word nor the gateway's lets in
 * @throws IdentityFailure where the provider says no, Failure of the call after it
 */
export const signInWithProviderAtom = atom(
  null,
  async (get, set, provider: SocialProvider, queries: QueryClient, wanted?: AbortSignal): Promise<void> => {
    const proof = await serviceOf(get(identityAtom)).signIn(provider, get(languageAtom).tag)
    if (wanted?.aborted) throw new IdentityFailure('closed-by-user')
    await set(enterAtom, proof, queries, wanted)
  },
)

/**
 * Has the third party send a code to a number: what `sendCodeAtom` of `sms.ts` takes as `send`, with the channel
 * `third-party`, whose wait is one minute (spec 4, "SMS code button").
 * @throws IdentityFailure
 */
export const sendIdentityCodeAtom = atom(null, async (get, set, to: MobileAddress): Promise<Record<never, never>> => {
  const phone = e164(to)
  const code = await serviceOf(get(identityAtom)).sendCode(phone, get(languageAtom).tag)
  set(sentIdentityCodeAtom, { to: phone, code })
  set(sessionOverAtom, (told) => [...told, () => set(sentIdentityCodeAtom, null)])
  return {}
})

/**
 * Shows the third party the code that it sent (spec 5: "the code is verified there first and registration aborts if that
 * fails").
 * @returns the wire's `firebaseChannel` and `firebaseIdToken`, for the call that comes next
 * @throws IdentityFailure; of a number that was sent no code, `code-expired`
 */
export const confirmIdentityCodeAtom = atom(
  null,
  async (get, set, to: MobileAddress, code: string): Promise<IdentityFields> => {
    const sent = get(sentIdentityCodeAtom)
    if (sent?.to !== e164(to)) throw new IdentityFailure('code-expired')
    const typed = code.trim()
    if (sent.proved?.typed === typed) return sent.proved.fields
    const fields = fieldsOf(await sent.code.confirm(typed))
    if (get(sentIdentityCodeAtom) === sent) set(sentIdentityCodeAtom, { ...sent, proved: { typed, fields } })
    return fields
  },
)

/**
 * Logs in by the third-party phone channel: the code is verified there, then its word goes to our gateway.
 * @throws IdentityFailure where the code is not taken, Failure of the call after it
 */
export const signInByPhoneAtom = atom(
  null,
  async (_get, set, to: MobileAddress, code: string, queries: QueryClient): Promise<void> => {
    const { firebaseChannel: channel, firebaseIdToken: token } = await set(confirmIdentityCodeAtom, to, code)
    await set(enterAtom, { channel, token }, queries)
  },
)

const fieldsOf = ({ channel, token }: IdentityProof): IdentityFields => ({
  firebaseChannel: channel,
  firebaseIdToken: token,
})

const enterAtom = atom(
  null,
  async (get, set, proof: IdentityProof, queries: QueryClient, wanted?: AbortSignal): Promise<void> => {
    const gateway = get(gatewayAtom)
    const reply = await set(withSecondFactorAtom, () => gateway(loginWithIdentity, fieldsOf(proof)))
    if (wanted?.aborted) {
      // The gateway has begun a session that nobody will use.
      void set(endServerSessionAtom, reply.token)
      throw new IdentityFailure('closed-by-user')
    }
    const way = proof.channel === 'phone' ? 'third-party-phone' : 'third-party'
    await set(beginSessionAtom, { reply, way, username: '' }, queries)
  },
)

function serviceOf(identity: IdentityProvider | null): IdentityProvider {
  if (identity) return identity
  throw new IdentityFailure('not-allowed')
}

/** As the service wants it; the zero that some countries dial at home goes. */
const e164 = ({ countryDialingCode, mobileNum }: MobileAddress): string =>
  `+${countryDialingCode}${mobileNum.replace(/^0/, '')}`
