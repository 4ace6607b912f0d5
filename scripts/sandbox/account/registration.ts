/** Registration (spec 5, "Registration"): everything that the form has judged is judged again here. */
import { randomBytes } from 'node:crypto'
import type { InferOutput } from 'valibot'
import type { registerMember, registerMobile } from '../../../src/api/account/registration.ts'
import { readRules, type WireRules } from '../../../src/rules/account/registration/register-fields.ts'
import {
  asksForCode,
  registerWays,
  registrationClosed,
  type RegisterWay,
} from '../../../src/rules/account/registration/register-ways.ts'
import { planRegistration, type FormField } from '../../../src/rules/account/registration/register.ts'
import { Refused } from '../answers.ts'
import type { Context } from '../context.ts'
import type * as calls from '../../../src/api/account/registration.ts'
import type { Answers } from '../contract.ts'
import type { Identity } from './identity-token.ts'
import { readIdentity, useIdentity } from './identity.ts'
import { modulesOf } from '../site/modules.ts'
import { judgeTyped, profileOf, refuse } from './registration-judge.ts'
import { newMember } from './registration-member.ts'
import { joinByLink, linkInUse } from '../team/links.ts'
import { isAffiliateCode } from '../seeds/account/affiliates.ts'
import { registerRulesFor } from '../seeds/account/register-rules.ts'
import { admit } from './admit.ts'
import { checkProof } from './slider.ts'
import { judgeCode, normalNumber, refusalOf, sendCode } from './sms.ts'
import { secretOf } from '../store/account/members.ts'
import { walletAccount } from '../store/ledger.ts'
import { isOwnHost } from '../site/system.ts'

type Proof = Parameters<typeof readIdentity>[1]
type ByName = InferOutput<typeof registerMember.request>
type ByMobile = InferOutput<typeof registerMobile.request>

export const registration = {
  getRegisterRules: (_, context) => rulesOf(context),

  checkAffiliateCode: ({ code, domain }, context) => {
    if (!modulesOf(context).AFFILIATE || !isOwnHost(domain, context) || !isKnownCode(context, code))
      throw new Refused('invitation_code_error', { field: 'affiliateCode' })
    return { code }
  },

  sendRegistrationCode: ({ mobileNo: mobileNum, countryDialingCode, sliderCaptcha }, context) => {
    const flags = modulesOf(context)
    if (!asksForCode(flags) || registerWays(flags).length === 0) throw new Refused('operation not allowed')
    checkProof(context, sliderCaptcha, `number:${normalNumber(countryDialingCode, mobileNum)}`, true)
    // A number that has an account is answered like any other, so that members can't be counted.
    return sendCode(context, 'register', { countryDialingCode, mobileNum })
  },

  registerMember: (payload, context) => register('username', payload, context),

  registerMobile: (payload, context) => register('mobile', payload, context),
} satisfies Answers<typeof calls>

/** Whether a code is one of the merchant's, of a member who was approved as an affiliate, or of an agent's link. */
const isKnownCode = (context: Context, code: string): boolean =>
  isAffiliateCode(code) ||
  context.store.affiliates.hasCode(code.trim()) ||
  linkInUse(context, code.trim()) !== undefined

/** The merchant's rules, with the scenario `register-rules` laid over them. */
export function rulesOf({ merchant, scenarios, visit }: Context): WireRules {
  return { ...registerRulesFor(merchant), ...scenarios.find('register-rules', visit)?.rules }
}

async function register(way: RegisterWay, payload: ByName | ByMobile, context: Context) {
  const { store, merchant } = context
  const flags = modulesOf(context)
  const affiliateCode = (flags.AFFILIATE && payload.affiliateCode?.trim()) || ''
  const invitation = { affiliateCode, referralCode: payload.referralCode?.trim() ?? '' }
  if (!registerWays(flags).includes(way) || registrationClosed(flags, invitation))
    throw new Refused('operation not allowed')
  if (affiliateCode && !isKnownCode(context, affiliateCode)) refuse('affiliateCode', 'invitation_code_error')

  const plan = planRegistration(way, readRules(rulesOf(context)), { flags, affiliateKnown: affiliateCode !== '' })
  // What can't be filled is asked of nobody; where it is required, nobody can register.
  const [unfillable] = plan.unfillable
  if (unfillable) refuse(unfillable, 'operation not allowed')
  const asked = new Set(plan.fields.map(({ name }) => name))
  // Each call's own schema holds the field, or nobody has said it.
  const said = (name: FormField): string => ((payload as Partial<Record<FormField, string>>)[name] ?? '').trim()
  const { firebaseChannel, firebaseIdToken } = payload
  const proof = firebaseChannel && firebaseIdToken ? { firebaseChannel, firebaseIdToken } : null
  // The third party has judged the code that it sent; its word stands in the place of ours.
  const judged = proof ? plan.fields.filter(({ name }) => name !== 'verificationCode') : plan.fields
  const typed = Object.fromEntries(judged.map(({ name }) => [name, said(name)]))
  judgeTyped(context, judged, typed)

  if (asked.has('captcha') && said('captcha')) checkLetters(said('captcha'), context)
  const number = asked.has('mobileNum') ? normalNumber(said('countryDialingCode'), said('mobileNum')) : null
  // What takes its time comes before: from here on nothing waits, so that a name which is free stays free.
  const person = proof && asked.has('verificationCode') ? await readIdentity(context, proof) : null
  const username = way === 'username' ? said('username') : nameFor(context, said('mobileNum'), number ?? '')
  if (store.members.byUsername(merchant.merchantCode, username)) refuse('username', 'this username is already taken')
  // Only whoever holds the phone hears whether its number has an account.
  if (number && asked.has('verificationCode')) {
    if (proof && person) checkIdentity(number, proof, person, context)
    else checkCode(number, said('verificationCode'), context)
  }
  if (number && store.mobiles.member(merchant.merchantCode, number) !== undefined)
    refuse('mobileNum', 'this mobile number is already registered')

  const profile = profileOf(asked, said)
  const invited = Object.entries(invitation).filter(([, code]) => code)
  const { termsVersion, privacyVersion } = payload
  const agreed = { ...(termsVersion && { termsVersion }), ...(privacyVersion && { privacyVersion }) }
  const link = linkInUse(context, affiliateCode)
  const member = newMember(context, username, said('nickname') || said('fullName'), link?.isAgent)
  store.db.transaction(() => {
    // Without one it is logged in to by SMS; nobody knows this one.
    store.members.add(member, secretOf(said('password') || randomBytes(24).toString('base64')), context.now())
    if (number) store.mobiles.keep(merchant.merchantCode, number, member.id)
    store.ledger.open(walletAccount(member.id), merchant.merchantCode, false)
    store.profiles.keep(
      member.id,
      { ...profile, ...Object.fromEntries(invited), ...agreed },
      said('paymentPassword') || undefined,
    )
    if (link) joinByLink(context, member.id, link)
    store.inbox.send(member.id, { kind: 'welcome' }, context.now())
  })
  return admit(context, member, 'registration')
}

/** The letters are used up either way. */
function checkLetters(text: string, { store, visitor, now }: Context): void {
  if (visitor === null || !store.captchas.solve(visitor, text, now())) refuse('captcha', 'captcha check failed')
}

/** The third party vouches for this number, and for one account alone. */
function checkIdentity(number: string, proof: Proof, person: Identity, context: Context): void {
  if (person.number !== number) refuse('verificationCode', 'invalid or missing verification code')
  useIdentity(context, proof, person)
}

function checkCode(number: string, code: string, context: Context): void {
  const verdict = judgeCode(context, 'register', number, code)
  if (verdict !== 'right') throw refusalOf(verdict)
}

/** An account without a name is called by its number; the country's code stands before it where that is another's name. */
function nameFor({ store, merchant }: Context, mobileNum: string, number: string): string {
  return store.members.byUsername(merchant.merchantCode, mobileNum) ? number : mobileNum
}
