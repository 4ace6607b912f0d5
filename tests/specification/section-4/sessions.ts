/** Spec 4: being logged in or not, and the ways there. */
import type { Section } from '../row.ts'

const SIGN_IN = 'src/state/account/login/sign-in.test.ts'
const STORES = 'stores the keys of spec 3, and no password'
const BEGIN = 'src/state/account/login/begin-session.test.ts'
const METHOD = 'src/rules/account/login-method.test.ts'
const CHANGE = 'src/modals/change-password/change-password-modal.test.tsx'
const CHANGED =
  'what is missing, weak or refused is said at its field or in the form, and the home page opens after the change'
const SIGN_OUT = 'src/shell/use-sign-out.test.tsx'
const ASKED =
  'the menu opens by keyboard; signing out asks first: no leaves everything as it is, yes goes home as a guest'
const SIGNED_OUT = 'src/state/account/login/sign-out.test.ts'
const FORGOTTEN = 'leaves the merchant’s keys alone, forgets private answers and keeps public ones'
const SMS = 'src/state/account/sms.test.ts'
const WAIT = 'after %j is %i ms, and a minute on the third-party channel'
const SMS_FORM = 'src/parts/account/login-form/sms-form.test.tsx'
const COUNTS_DOWN = 'a code asked for before the countries are there goes out once they are, counts down, and lets in'
const LOGIN = 'src/modals/login/login-modal.test.tsx'
const DOORS = 'of the modules with %s, the doors show what they say'
const GUEST = 'src/shell/header/wide-guest.test.tsx'
const IN_THE_POPUP =
  'in the popup ends at home and nowhere on its way, once member info is there; Back leads to no popup'
const REGISTER = 'src/parts/account/registration-form/register-form.test.tsx'
const START = 'src/state/content/start-popup.test.ts'

export const SESSIONS: Section = [
  [
    'Logged in or not',
    [
      'logged in means a token is in session storage',
      SIGN_IN,
      'a reload finds the session again, and nonsense for a type is none',
    ],
    [
      'the login state rechecks the balance and available promotions',
      LOGIN,
      'once somebody is in, the balance and the promotions that are available are asked for anew',
    ],
  ],
  [
    'System status',
    [
      '0 normal application, 1 maintenance page, 2 region restriction page',
      'src/rules/site/status.test.ts',
      'maintenance wins over region',
    ],
    [
      'maintenance wins over region',
      'src/shell/system-gate.test.tsx',
      'beats region, says when it ends, and leaves nothing else to be used',
    ],
  ],
  [
    'Login success',
    ['the token is stored', SIGN_IN, STORES],
    [
      'a first-time login triggers a first-login action',
      'src/shell/prompts/prompt-dialog.test.tsx',
      'a first login is greeted once, with what to do next',
    ],
    [
      'the popup closes',
      'src/parts/account/login-form/username-form.test.tsx',
      'each refusal is said in the form with all that was typed, and the very same goes through after it',
    ],
    [
      'with the default password {secret} the change-password modal opens',
      METHOD,
      '%s: a default password must be changed, whatever the module says: %s',
    ],
    [
      'with an expired password and forced change enabled it opens',
      METHOD,
      '%s: an expired password must be changed while the module is on: %s',
    ],
    [
      'not where the login type is sms',
      'src/state/security/password.test.ts',
      'of an %s one stands in nobody’s way who came by SMS',
    ],
    [
      'nor by the third-party phone channel',
      'src/state/account/identity.test.ts',
      'logs its member in, whose expired password stands in nobody’s way',
    ],
    ['otherwise member info is loaded', BEGIN, 'by %s has its member’s info, and keeps no password anywhere'],
    [
      'and the after-login modal flag is set',
      START,
      'a member those after it, and at the first login of all those for it',
    ],
  ],
  [
    'Failed login',
    [
      'a captcha is shown if the server says one is needed',
      'src/parts/account/login-form/captcha-field.test.tsx',
      'wanted letters are shown, asked for, refused when wrong, and let in when right',
    ],
  ],
  [
    'Change password',
    [
      'on success the user is re-logged in',
      'src/state/security/password.test.ts',
      'needs the old one, and logs in again',
    ],
    ['the modal closes', CHANGE, CHANGED],
    ['the app goes to /', CHANGE, CHANGED],
  ],
  [
    'Forgot by phone',
    [
      'on success the user is logged in automatically',
      'src/state/security/password.test.ts',
      'is set anew by phone, which logs in',
    ],
    [
      'the modal closes and the app goes to the home page',
      'tests/security/password.journey.ts',
      'a forgotten password is set anew with a code by SMS, where the merchant has that',
    ],
  ],
  [
    'Logout',
    ['asks for confirmation', SIGN_OUT, ASKED],
    [
      'calls logout',
      'src/modals/account/account-sheet.test.tsx',
      'a member finds the pages, the password and the way out, which asks first',
    ],
    ['clears session storage', SIGNED_OUT, FORGOTTEN],
    ['restores the merchant keys', SIGNED_OUT, FORGOTTEN],
    ['goes to /', SIGN_OUT, ASKED],
    ['sets logged-out and agent off', SIGNED_OUT, 'works without a network, and without a session does nothing'],
  ],
  [
    'SMS code button',
    ['disabled with a countdown', SMS_FORM, COUNTS_DOWN],
    ['the countdown lasts expiredMinutes times 60 seconds', SMS, WAIT],
    ['default 1 minute', SMS, WAIT],
    ['with the third-party phone channel it is one minute', SMS, WAIT],
    ['resend is blocked while it runs', SMS_FORM, COUNTS_DOWN],
  ],
  [
    'Login popup tabs',
    ['username or sms', LOGIN, 'a login leads on to where one meant to go, and its ways keep what was typed'],
    ['the sms tab exists only if the verification-code login module is enabled', LOGIN, DOORS],
  ],
  [
    'Registration tabs',
    [
      'register (username) and registerMobile (mobile)',
      'src/parts/account/registration-form/way-form.test.tsx',
      'whoever goes and comes back finds what was typed, on both tabs, and waits for the same answer',
    ],
    [
      'the mobile tab exists only if mobile registration is enabled',
      REGISTER,
      '%s: what is there with it is gone without it, and nothing else',
    ],
  ],
  [
    'Free play login',
    ['on success member info is loaded', GUEST, IN_THE_POPUP],
    ['cpw is removed', SIGN_IN, 'is a session whose member info is loaded, without the flag of a password change'],
    ['modals close', GUEST, IN_THE_POPUP],
    ['the app goes to /', GUEST, IN_THE_POPUP],
    ['and the user is logged in', GUEST, 'is one click: logged in as a trial, at home'],
  ],
]
