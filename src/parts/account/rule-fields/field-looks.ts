import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormField } from '../../../rules/account/registration/register.ts'

/** What the fields of a long form are for; each is a section of it. */
export type FieldGroup = 'account' | 'person' | 'contact' | 'payment' | 'invitation' | 'check'

export const GROUPS: readonly { readonly name: FieldGroup; readonly title: MessageDescriptor | null }[] = [
  { name: 'account', title: msg`Your account` },
  { name: 'person', title: msg`About you` },
  { name: 'contact', title: msg`How to reach you` },
  { name: 'payment', title: msg`Your payments` },
  { name: 'invitation', title: msg`Invitation` },
  { name: 'check', title: null },
]

/** How a field is typed or chosen. */
export type FieldKind = 'text' | 'email' | 'password' | 'date' | 'country' | 'mobile' | 'captcha'

export interface FieldLook {
  readonly label: MessageDescriptor
  readonly kind: FieldKind
  readonly group: FieldGroup
  /** What browsers and password managers know it by. */
  readonly autoComplete: string
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'tel'
  /** Takes a row of its own. */
  readonly wide?: true
  /** Said below it before anything is typed. */
  readonly hint?: MessageDescriptor
  /** Whether what its pattern wants is said there, too. */
  readonly saysRule?: true
  /** What an error begins with, which stands in the place of the hint. */
  readonly wrong?: MessageDescriptor
}

/** Those that stand with another one: the code and the country's code with the mobile number. */
type Own = Exclude<FormField, 'countryDialingCode' | 'verificationCode'>

const name = (label: MessageDescriptor) => ({ label, kind: 'text', autoComplete: 'off' }) as const

/** Every field of a registration as it looks (spec 3, "Registration user"), by its wire name. */
export const FIELDS: Readonly<Record<Own, FieldLook>> = {
  username: {
    label: msg`Username`,
    kind: 'text',
    group: 'account',
    autoComplete: 'username',
    wide: true,
    saysRule: true,
  },
  mobileNum: { label: msg`Mobile number`, kind: 'mobile', group: 'contact', autoComplete: 'tel-national', wide: true },
  password: { label: msg`Password`, kind: 'password', group: 'account', autoComplete: 'new-password', saysRule: true },
  confirmPassword: {
    label: msg`Confirm password`,
    kind: 'password',
    group: 'account',
    autoComplete: 'new-password',
  },
  fullName: { label: msg`Full name`, kind: 'text', group: 'person', autoComplete: 'name' },
  nickname: { label: msg`Nickname`, kind: 'text', group: 'person', autoComplete: 'nickname' },
  birthday: { label: msg`Date of birth`, kind: 'date', group: 'person', autoComplete: 'bday' },
  nationality: { label: msg`Nationality`, kind: 'country', group: 'person', autoComplete: 'country' },
  idNumber: { ...name(msg`ID number`), group: 'person', saysRule: true },
  address: { label: msg`Address`, kind: 'text', group: 'person', autoComplete: 'street-address', wide: true },
  occupation: { label: msg`Occupation`, kind: 'text', group: 'person', autoComplete: 'organization-title' },
  sourceOfIncome: { ...name(msg`Source of income`), group: 'person' },
  email: { label: msg`E-mail`, kind: 'email', group: 'contact', autoComplete: 'email', inputMode: 'email' },
  line: { ...name(msg`LINE`), group: 'contact' },
  whatsapp: { ...name(msg`WhatsApp`), group: 'contact' },
  telegram: { ...name(msg`Telegram`), group: 'contact' },
  zalo: { ...name(msg`Zalo`), group: 'contact' },
  facebook: { ...name(msg`Facebook`), group: 'contact' },
  wechat: { ...name(msg`WeChat`), group: 'contact' },
  qqNum: { ...name(msg`QQ`), group: 'contact' },
  payeeName: {
    label: msg`Name on your bank account`,
    kind: 'text',
    group: 'payment',
    autoComplete: 'name',
    hint: msg`Exactly as your bank has it. Withdrawals are paid only to this name.`,
    saysRule: true,
    // Spec 5, "Other messages".
    wrong: msg`Invalid payee name.`,
  },
  paymentPassword: {
    label: msg`Payment password`,
    kind: 'password',
    group: 'payment',
    // Password managers keep one for each site, which is the other one.
    autoComplete: 'off',
    hint: msg`It protects your withdrawals. Choose one that differs from your login password.`,
    saysRule: true,
  },
  recommenderId: { ...name(msg`Referred by`), group: 'invitation' },
  affiliateCode: { ...name(msg`Invitation code`), group: 'invitation' },
  captcha: { label: msg`Letters in the picture`, kind: 'captcha', group: 'check', autoComplete: 'off', wide: true },
}
