/**
 * Every line of spec 8, in its order: what the server says or what happens, and what a player reads then, in English. The groups
 * below say which of them a form may meet.
 */

export interface Row {
  /** The server's words, as the specification has them. */
  readonly says: string
  /** What it tells besides. */
  readonly value?: unknown
  /** What stands there, in English. */
  readonly reads: string
  /** The label of the field where it stands; the form unless given. */
  readonly at?: string
}

/** The table of situations: what is read, and the test that brings the situation about and reads it. */
export const SITUATIONS: readonly (readonly [situation: string, reads: string, test: string])[] = [
  ['Page chunk fails to load', 'This part of the page did not load', 'src/shell/failures.test.tsx'],
  ['No token on protected action', 'Log in', 'src/parts/account/use-protected-action/use-protected-action.test.tsx'],
  [
    'Account type 4',
    'Please register an account first',
    'src/parts/account/use-protected-action/use-protected-action.test.tsx',
  ],
  ['SMS send failure', 'SENDING', 'src/parts/account/login-form/sms-form.test.tsx'],
  [
    'Login failure with captcha flag in the error value',
    'Captcha',
    'src/parts/account/login-form/captcha-field.test.tsx',
  ],
  ['Invalid affiliate code', 'invitation_code_error', 'src/parts/account/registration-form/register-form.test.tsx'],
  ['Registration failure', 'REGISTRATION', 'src/parts/account/registration-form/way-form.test.tsx'],
  ['Forgot-by-email success', 'an e-mail is on its way', 'src/modals/forgot-password/forgot-password-modal.test.tsx'],
  ['Validation failure', 'reg_pattern_', 'src/i18n/failures/pattern-messages.test.ts'],
]

const CONTACT = 'Please contact customer service.'
const CREDENTIALS = 'The username or the password is not right. Check both and try again.'
const PHONE = 'Please enter a valid phone number.'
const CODE = 'The verification code is missing or not right. Check it and try again.'

/** "Phone and auth messages", "Other messages" and the keys that the table names: what the server says, and what is read. */
export const MESSAGES = {
  in_need_true_account: 'Please register an account first',
  invitation_code_error: 'This invitation code is not valid. Check it or leave it out.',
  'invalid phone number format': PHONE,
  'missing phone number': PHONE,
  'too many requests': 'Try again after 5 minutes.',
  'unknown error': 'Something went wrong. Please try again.',
  'invalid or missing verification code': CODE,
  'captcha check failed': 'It did not match. Try the new one.',
  'quota not sufficient': 'No more codes can be sent at the moment. Please contact customer service.',
  'operation not allowed': 'This is not allowed for your account. Please contact customer service.',
  'code expired': 'This code has expired. Ask for a new one.',
  'popup closed by user': 'The window was closed before you finished. Please try again.',
  'not logged in, please login': 'Log in to continue.',
  'username does not exist': CREDENTIALS,
  'email does not exist': CREDENTIALS,
  'network link abnormal, retry': 'Check your network and try again.',
  'page took longer to load, check the network':
    'The page took longer to load than it should. Check your network and try again.',
  'invalid URL, contact customer service': CONTACT,
  'domain check failed': CONTACT,
  'access restricted due to location or IP': 'This site is not available from your location or IP address.',
  'system maintenance': 'Please come back later.',
  'game maintenance': 'Please choose another game, or come back later.',
  'non-member cannot log in': 'This site is for members. Agents have their own.',
  'non-agents cannot log in': 'This site is for agents. Members have their own.',
  'please complete verification first': 'Please complete the verification first.',
  'please enter the correct user information': 'Please enter the correct user information.',
  'account, password and email format incorrect': 'The format of the username, password or e-mail is not valid.',
  'confirmation password not correct': 'Incorrect confirmation input: the two passwords are not the same.',
  'please enter the captcha': 'Please enter the captcha.',
} as const satisfies Readonly<Record<string, string>>

type Message = keyof typeof MESSAGES

const row = (says: Message, more: Pick<Row, 'value' | 'at'> = {}): Row => ({ says, reads: MESSAGES[says], ...more })

/** "Other messages", and those of "Phone and auth messages" that a login can meet. */
export const LOGIN: readonly Row[] = (
  [
    'not logged in, please login',
    'username does not exist',
    'network link abnormal, retry',
    'email does not exist',
    'invalid URL, contact customer service',
    'access restricted due to location or IP',
    'domain check failed',
    'system maintenance',
    'game maintenance',
    'non-member cannot log in',
    'non-agents cannot log in',
    'please complete verification first',
    'please enter the correct user information',
    'account, password and email format incorrect',
    'too many requests',
    'unknown error',
    'operation not allowed',
    'popup closed by user',
  ] as const
).map((says) => row(says))

/** "Phone and auth messages" of a code that is not sent: in a dialog ("SMS send failure"). */
export const SENDING: readonly Row[] = (
  [
    'invalid phone number format',
    'too many requests',
    'missing phone number',
    'unknown error',
    'captcha check failed',
    'quota not sufficient',
    'operation not allowed',
  ] as const
).map((says) => row(says))

const AT_CODE = { value: { field: 'verificationCode' }, at: 'SMS code' }

/** The same of a code that was typed. */
export const CODES: readonly Row[] = [
  row('invalid or missing verification code', AT_CODE),
  row('code expired', AT_CODE),
  row('too many requests'),
  row('invalid or missing verification code'),
]

/** "Registration failure", which the specification swallows and this application shows. */
export const REGISTRATION: readonly Row[] = [
  row('please enter the correct user information'),
  row('confirmation password not correct', { value: { field: 'confirmPassword' }, at: 'Confirm password' }),
  row('operation not allowed'),
  {
    says: 'this username is already taken',
    value: { field: 'username' },
    reads: 'This is in use already. Choose another, or log in if it is yours.',
    at: 'Username',
  },
  // A field that the form does not have.
  row('system maintenance', { value: { field: 'shoeSize' } }),
]

export const CHANGE: readonly Row[] = [
  {
    says: 'old password is incorrect',
    value: { field: 'oldPassword' },
    reads: 'This is not your current password.',
    at: 'Current password',
  },
  row('confirmation password not correct', {
    value: { field: 'confirmNewPassword' },
    at: 'Repeat the new password',
  }),
  // What it names is a property of any object, and no field.
  row('please complete verification first', { value: { field: 'toString' } }),
]
