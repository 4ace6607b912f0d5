/** Registration: the calls that it takes (spec 5, "Registration"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { RequestOf } from '../../../api/transport/endpoint.ts'
import {
  checkAffiliateCode,
  registerMember,
  registerMobile,
  sendRegistrationCode,
} from '../../../api/account/registration.ts'
import { Refusal } from '../../../rules/failure.ts'
import { filledOf } from '../../../rules/account/filled.ts'
import { refusedField } from '../../../rules/account/refused-field.ts'
import type { RegisterWay } from '../../../rules/account/registration/register-ways.ts'
import type { Typed } from '../../../rules/account/registration/register.ts'
import { beginSessionAtom } from '../login/begin-session.ts'
import { gatewayAtom } from '../../gateway.ts'
import { brandAtom } from '../../site/brand.ts'
import { languageAtom } from '../../site/language.ts'
import { PUBLIC } from '../../query-scope.ts'
import type { MobileAddress, SentCode } from '../sms.ts'
import { ask } from '../../ask.ts'

/** Where the player registers from. */
export interface RegisteredFrom {
  /** The host alone. */
  readonly domain: string
  /** The page's address. */
  readonly registerUrl: string
}

/**
 * Whether an affiliate's code is good on this host (spec 4, "Affiliate code field").
 * @returns false where the server refuses it; what fails otherwise counts as no answer
 */
export const affiliateQuery = (code: string, domain: string) =>
  queryOptions({
    queryKey: ['affiliate', code, domain],
    meta: PUBLIC,
    queryFn: (context) =>
      ask(context, checkAffiliateCode, { code, domain }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal) return false
          throw error
        },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Checks the code that was typed, before anything is sent. Throws Refusal for one that is not good, Failure of the call. */
export const checkAffiliateAtom = atom(null, async (get, _set, code: string, domain: string): Promise<void> => {
  await get(gatewayAtom)(checkAffiliateCode, { code, domain })
})

type CaptchaProof = RequestOf<typeof sendRegistrationCode>['sliderCaptcha']

/** Has a code sent that proves the number. Throws Failure of the call. */
export const registrationCodeSenderAtom = atom((get) => {
  const gateway = get(gatewayAtom)
  return ({ mobileNum: mobileNo, countryDialingCode }: MobileAddress, sliderCaptcha: CaptchaProof): Promise<SentCode> =>
    gateway(sendRegistrationCode, { mobileNo, countryDialingCode, sliderCaptcha })
})

export interface Registration {
  readonly way: RegisterWay
  /** As `judgeRegistration` has found it right: by wire names, trimmed; empty fields are not sent. */
  readonly typed: Typed
  /** `''` where nobody invited the player. */
  readonly referralCode: string
  readonly from: RegisteredFrom
  /** What the third-party phone channel vouches for, in place of the code. */
  readonly identity?: Required<Pick<RequestOf<typeof registerMember>, 'firebaseChannel' | 'firebaseIdToken'>>
}

/**
 * Makes the account and begins its session (spec 7); a trial account's is over with it. An affiliate's code that is refused
 * is not good from then on, whatever was known of it (spec 4, "Affiliate code field").
 * @throws Failure of the call; `mayHaveHappened` tells whether there may be an account all the same
 */
export const registerAtom = atom(
  null,
  async (get, set, registration: Registration, queries: QueryClient): Promise<void> => {
    const { way, typed, referralCode, from, identity } = registration
    const gateway = get(gatewayAtom)
    const filled = filledOf(identity ? { ...typed, verificationCode: '' } : typed)
    const agreed = get(brandAtom).pages.versions[get(languageAtom).code]
    const versions = agreed && { termsVersion: agreed.terms, privacyVersion: agreed.privacy }
    const payload = {
      ...filled,
      ...(referralCode && { referralCode }),
      ...identity,
      ...versions,
      ...from,
      registerMethod: 'WEB',
      login: true,
    }
    // The plan of this way names its fields; the gateway parses them by the endpoint's schema before it sends.
    const sent =
      way === 'username'
        ? gateway(registerMember, payload as RequestOf<typeof registerMember>)
        : gateway(registerMobile, payload as RequestOf<typeof registerMobile>)
    const reply = await sent.catch((error: unknown) => {
      const refused = refusedField(error) === 'affiliateCode' && typed.affiliateCode
      if (refused) queries.setQueryData(affiliateQuery(refused, from.domain).queryKey, false)
      throw error
    })
    const { username = '', password } = typed
    await set(beginSessionAtom, { reply, way: 'registration', username, ...(password && { password }) }, queries)
  },
)
