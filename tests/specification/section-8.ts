/** Spec 8: the error catalogue. What each message reads as is the table of `tests/support/section-8.ts`. */
import type { Section } from './row.ts'

const PART = 'src/rules/site/chunk-failure.test.ts'
const TYPED = 'a part that does not load says so, with its type and its address'
const WARNED = 'src/parts/account/use-protected-action/use-protected-action.test.tsx'
const TRIAL = 'a trial account is warned once, stays where it is, and may register where that is direct'
const SMS = 'src/parts/account/login-form/sms-form.test.tsx'
const NOT_SENT = 'a code that can’t be sent is told in a dialog with one button, after which one may try again'
const REGISTER = 'src/parts/account/registration-form/way-form.test.tsx'

/** Every message of the table is read so. */
const WORDS = 'src/i18n/failures/failure.test.ts'
const READ = 'the server says "%s"'
const THIRD_PARTY = 'src/i18n/failures/identity-failures.test.ts'

export const SECTION_8: Section = [
  [
    'Page chunk fails to load',
    ['error saying a loading chunk failed', PART, TYPED],
    ['with error type missing', PART, TYPED],
    ['with error type timeout', PART, '%s is of the type %s'],
    ['or the error event type', PART, '%s is of the type %s'],
    ['and address', PART, TYPED],
    [
      'a stylesheet chunk failure raises a similar error',
      'src/boot/load-part.test.ts',
      'styles that do not come fail the part by their address, and the next try asks again',
    ],
    [
      'it is told to the player',
      'src/shell/failures.test.tsx',
      'whose part is gone is tried again with one reload, then told',
    ],
  ],
  [
    'Situations',
    [
      'no token on protected action: login popup opens',
      'src/parts/games/game-card/game-card.test.tsx',
      'a guest logs in at a card, and is led to the game; a free trial is for guests too',
    ],
    ['account type 4: warning in_need_true_account, OK button', WARNED, TRIAL],
    ['account type 4: Please register an account first', WARNED, TRIAL],
    ['account type 4: key in_need_true_account', WORDS, 'in_need_true_account'],
    ['SMS send failure: warning dialog with the server message and a confirm button', SMS, NOT_SENT],
    [
      'login failure with captcha flag in the error value: captcha is shown',
      'src/parts/account/login-form/captcha-field.test.tsx',
      'wanted letters are shown, asked for, refused when wrong, and let in when right',
    ],
    [
      'invalid affiliate code: warning dialog',
      REGISTER,
      'whoever goes and comes back finds what was typed, on both tabs, and waits for the same answer',
    ],
    [
      'invalid affiliate code: message key invitation_code_error',
      'src/state/account/registration/register.test.ts',
      'that was typed is refused before anything is sent',
    ],
    [
      'registration failure: swallowed there, shown here',
      REGISTER,
      'each refusal stands at its field or in the form, and the very same goes through and leads on',
    ],
    ['forgot-by-email success: message in_been_out', WORDS, 'in_been_out'],
    [
      'forgot-by-email success: in a dialog',
      'src/modals/forgot-password/forgot-password-modal.test.tsx',
      'an e-mail is asked for by a name and an address, and says the same to strangers',
    ],
    [
      'validation failure: message from reg_pattern_{patternId}',
      'src/i18n/failures/pattern-messages.test.ts',
      '%i has its own id, and says its bounds',
    ],
  ],
  [
    'Phone and auth messages',
    ['invalid phone number format', WORDS, READ],
    ['missing phone number', WORDS, READ],
    ['too many requests', WORDS, READ],
    ['unknown error', WORDS, READ],
    ['invalid or missing verification code', WORDS, READ],
    ['captcha check failed', WORDS, READ],
    ['quota not sufficient', WORDS, READ],
    ['operation not allowed', WORDS, READ],
    ['code expired', WORDS, READ],
    ['popup closed by user', WORDS, READ],
    ['as a third party tells them', THIRD_PARTY, '%s'],
  ],
  [
    'Other messages',
    ['not logged in, please login', WORDS, READ],
    ['username does not exist', WORDS, READ],
    ['email does not exist', WORDS, READ],
    ['network link abnormal, retry', WORDS, READ],
    ['page took longer to load, check the network', WORDS, READ],
    ['a time-out of our own says the same', WORDS, 'a time-out speaks of the page and the network'],
    ['invalid URL, contact customer service', WORDS, READ],
    ['domain check failed', WORDS, READ],
    [
      'an invalid domain shows itself',
      'src/shell/system-gate.test.tsx',
      'a foreign domain gets a warning instead of a login, which holds still and goes once the domain is known',
    ],
    ['access restricted due to location or IP', WORDS, READ],
    ['system maintenance', WORDS, READ],
    ['game maintenance', WORDS, READ],
    ['game maintenance on its page', 'src/screens/game/game-page.test.tsx', 'says why, and each way on leads on'],
    ['non-member cannot log in', WORDS, READ],
    ['non-agents cannot log in', WORDS, READ],
    ['please complete verification first', WORDS, READ],
    ['please enter the correct user information', WORDS, READ],
    ['account, password and email format incorrect', WORDS, READ],
    ['confirmation password not correct', WORDS, READ],
    ['please enter the captcha', WORDS, READ],
  ],
  [
    'Not shown',
    ['server error codes', WORDS, 'too many requests with Retry-After %s: "%s"'],
    ['other error texts are shown as they stand', WORDS, 'a message that nobody knows is shown as it stands'],
  ],
]
