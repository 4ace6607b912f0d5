/** Registration (spec 3, "Registration user" and "Registration field rules"; spec 7, "Account and login"). */
import * as v from 'valibot'
import { REGISTER_FIELDS, type RegisterField, type WireRule } from '../../rules/account/registration/register-fields.ts'
import { endpoint } from '../transport/endpoint.ts'
import { identityChannel, identityToken } from './identity/login.ts'
import { count, nothing, typedCode } from '../schemas.ts'
import { loginReply } from './session.ts'
import { captchaProof } from './slider-captcha.ts'
import { countryDialingCode, mobileNum } from './sms.ts'

/** How long any text may be that a form sends; what is right for its field, the rules say. */
const LONGEST = 1000
const anyText = v.pipe(v.string(), v.maxLength(LONGEST))
const filled = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST))

/** Language and eight hex digits, as the build writes it into a bundle. */
const textVersion = v.pipe(v.string(), v.regex(/^[A-Za-z-]{2,16}-[\da-z]{1,16}$/))

/** What the server asks of one field; what it leaves out asks nothing. */
const rule: v.GenericSchema<WireRule> = v.object({
  /** `*`: anything. Any other text is the server's own expression, which is never compiled (`rules/account/registration/accepted-pattern.ts`). */
  acceptedPattern: v.nullish(v.string()),
  patternId: v.nullish(count),
  minLength: v.nullish(count),
  maxLength: v.nullish(count),
  enabled: v.nullish(v.boolean()),
  required: v.nullish(v.boolean()),
})

/**
 * The rules of the registration form, by field. Spec: how they are listed is not shown; fields that are not known are
 * dropped. The password's rule is also that of every new password.
 */
export const getRegisterRules = endpoint({
  name: 'getRegisterRules',
  module: 'ACCOUNT',
  method: 'GET',
  path: '/wps/system/setting/register',
  assumed: 'reply',
  request: nothing,
  // fromEntries forgets the names it was given.
  reply: v.partial(
    v.object(
      Object.fromEntries(REGISTER_FIELDS.map((name) => [name, v.nullish(rule)])) as Record<
        RegisterField,
        v.NullishSchema<typeof rule, undefined>
      >,
    ),
  ),
})

/** What both ways to register send beside their own (spec 7: "the user payload plus …"). */
const shared = {
  email: v.optional(anyText),
  payeeName: v.optional(anyText),
  fullName: v.optional(anyText),
  nickname: v.optional(anyText),
  qqNum: v.optional(anyText),
  line: v.optional(anyText),
  whatsapp: v.optional(anyText),
  facebook: v.optional(anyText),
  wechat: v.optional(anyText),
  telegram: v.optional(anyText),
  zalo: v.optional(anyText),
  idNumber: v.optional(anyText),
  birthday: v.optional(anyText),
  nationality: v.optional(anyText),
  address: v.optional(anyText),
  occupation: v.optional(anyText),
  sourceOfIncome: v.optional(anyText),
  paymentPassword: v.optional(anyText),
  recommenderId: v.optional(anyText),
  captcha: v.optional(anyText),
  verificationCode: v.optional(anyText),
  /** The third-party phone channel: what it proved, in place of the code. */
  firebaseChannel: v.optional(identityChannel),
  firebaseIdToken: v.optional(identityToken),
  affiliateCode: v.optional(anyText),
  referralCode: v.optional(anyText),
  /** Which texts of terms and privacy policy were agreed to, such as `es-1a2b3c4d`: language and hash. Spec: not shown. */
  termsVersion: v.optional(textVersion),
  privacyVersion: v.optional(textVersion),
  /** The host that the player is on. */
  domain: filled,
  /** The page that the player is on. */
  registerUrl: v.pipe(v.string(), v.url(), v.maxLength(2048)),
  registerMethod: v.literal('WEB'),
  /** Log in at once. */
  login: v.literal(true),
}

/** Makes an account with a username, and logs in. A refusal's value names its `field` (`rules/account/refused-field.ts`). */
export const registerMember = endpoint({
  name: 'registerMember',
  module: 'ACCOUNT',
  method: 'PUT',
  path: '/wps/member/register',
  sealed: true,
  request: v.strictObject({
    username: filled,
    password: filled,
    confirmPassword: filled,
    mobileNum: v.optional(mobileNum),
    countryDialingCode: v.optional(countryDialingCode),
    ...shared,
  }),
  reply: loginReply,
})

/** Makes an account with a mobile number, and logs in. A refusal's value names its `field`. */
export const registerMobile = endpoint({
  name: 'registerMobile',
  module: 'ACCOUNT',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  sealed: true,
  request: v.strictObject({
    mobileNum,
    countryDialingCode,
    password: v.optional(filled),
    confirmPassword: v.optional(filled),
    ...shared,
  }),
  reply: loginReply,
})

/** Sends a code that proves the mobile number of a registration (spec 3: "mobileNo plus slider-captcha data"). */
export const sendRegistrationCode = endpoint({
  name: 'sendRegistrationCode',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/verification/sms/register',
  assumed: 'reply',
  request: v.strictObject({ mobileNo: mobileNum, countryDialingCode, sliderCaptcha: captchaProof }),
  reply: typedCode,
})

/** Asks whether an affiliate's code is good on this host (spec 4, "Affiliate code field"); refused when it is not. */
export const checkAffiliateCode = endpoint({
  name: 'checkAffiliateCode',
  module: 'ACCOUNT',
  method: 'GET',
  path: '/wps/agent/affiliate',
  request: v.strictObject({ code: v.pipe(filled, v.maxLength(64)), domain: filled }),
  reply: v.unknown(),
})
