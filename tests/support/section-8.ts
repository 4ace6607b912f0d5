/** What the server says no with (spec 8), what a player reads then, and where: each row is a line of the specification. */

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

const CONTACT = 'Please contact customer service.'
const CREDENTIALS = 'The user name or the password is not right. Check both and try again.'
const CODE = 'The verification code is missing or not right. Check it and try again.'
const EXPIRED = 'This code has expired. Ask for a new one.'
const LATER = 'Try again after 5 minutes.'
const NOT_ALLOWED = 'This is not allowed for your account. Please contact customer service.'
const UNKNOWN = 'Something went wrong. Please try again.'

/** "Other messages", and those of "Phone and auth messages" that a login can meet. */
export const LOGIN: readonly Row[] = [
  { says: 'not logged in, please login', reads: 'Log in to continue.' },
  { says: 'username does not exist', reads: CREDENTIALS },
  { says: 'network link abnormal, retry', reads: 'Check your network and try again.' },
  { says: 'email does not exist', reads: CREDENTIALS },
  { says: 'invalid URL, contact customer service', reads: CONTACT },
  {
    says: 'access restricted due to location or IP',
    reads: 'This site is not available from your location or IP address.',
  },
  { says: 'domain check failed', reads: CONTACT },
  { says: 'system maintenance', reads: 'Please come back later.' },
  { says: 'game maintenance', reads: 'Please choose another game, or come back later.' },
  { says: 'non-member cannot log in', reads: 'This site is for members. Agents have their own.' },
  { says: 'non-agents cannot log in', reads: 'This site is for agents. Members have their own.' },
  { says: 'please complete verification first', reads: 'Please complete the verification first.' },
  { says: 'please enter the correct user information', reads: 'Please enter the correct user information.' },
  {
    says: 'account, password and email format incorrect',
    reads: 'The format of the user name, password or e-mail is not valid.',
  },
  { says: 'too many requests', reads: LATER },
  { says: 'unknown error', reads: UNKNOWN },
  { says: 'operation not allowed', reads: NOT_ALLOWED },
  { says: 'popup closed by user', reads: 'The window was closed before you finished. Please try again.' },
]

/** "Phone and auth messages" of a code that is not sent: in a dialog ("SMS send failure"). */
export const SENDING: readonly Row[] = [
  { says: 'invalid phone number format', reads: 'Please enter a valid phone number.' },
  { says: 'too many requests', reads: LATER },
  { says: 'missing phone number', reads: 'Please enter a valid phone number.' },
  { says: 'unknown error', reads: UNKNOWN },
  { says: 'captcha check failed', reads: 'It did not match. Try the new one.' },
  { says: 'quota not sufficient', reads: 'No more codes can be sent at the moment. Please contact customer service.' },
  { says: 'operation not allowed', reads: NOT_ALLOWED },
]

/** The same of a code that was typed. */
export const CODES: readonly Row[] = [
  { says: 'invalid or missing verification code', value: { field: 'verificationCode' }, reads: CODE, at: 'SMS code' },
  { says: 'code expired', value: { field: 'verificationCode' }, reads: EXPIRED, at: 'SMS code' },
  { says: 'too many requests', reads: LATER },
  { says: 'invalid or missing verification code', reads: CODE },
]

/** "Registration failure", which the specification swallows and this application shows. */
export const REGISTRATION: readonly Row[] = [
  { says: 'please enter the correct user information', reads: 'Please enter the correct user information.' },
  {
    says: 'confirmation password not correct',
    value: { field: 'confirmPassword' },
    reads: 'Incorrect confirmation input: the two passwords are not the same.',
    at: 'Password again',
  },
  { says: 'operation not allowed', reads: NOT_ALLOWED },
  {
    says: 'this user name is already taken',
    value: { field: 'username' },
    reads: 'This is in use already. Choose another, or log in if it is yours.',
    at: 'User name',
  },
  // A field that the form does not have.
  { says: 'system maintenance', value: { field: 'shoeSize' }, reads: 'Please come back later.' },
]

export const CHANGE: readonly Row[] = [
  {
    says: 'old password is incorrect',
    value: { field: 'oldPassword' },
    reads: 'This is not your current password.',
    at: 'Current password',
  },
  {
    says: 'confirmation password not correct',
    value: { field: 'confirmNewPassword' },
    reads: 'Incorrect confirmation input: the two passwords are not the same.',
    at: 'Repeat the new password',
  },
  // What it names is a property of any object, and no field.
  {
    says: 'please complete verification first',
    value: { field: 'toString' },
    reads: 'Please complete the verification first.',
  },
]
