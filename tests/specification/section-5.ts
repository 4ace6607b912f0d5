/** Spec 5: validation rules. */
import type { Section } from './row.ts'

const PROTECTED = 'src/parts/account/use-protected-action/use-protected-action.test.tsx'
const WARNED = 'a trial account is warned once, stays where it is, and may register where that is direct'
const KEYS = 'src/i18n/failures/failure.test.ts'
const USERNAME = 'src/parts/account/login-form/username-form.test.tsx'
const EMPTY = 'an empty form in the header says what is missing, sends nothing, and follows the typing'
const SMS = 'src/parts/account/login-form/sms-form.test.tsx'
const SMS_WRONG = 'what is missing or wrong is said at its field, and each refusal of the code where it belongs'
const PLAN = 'src/rules/account/registration/register.test.ts'
const BLAMES = 'of %j blames %s'
const ENABLED = 'has each field only when it is enabled'
const REQUIRED = 'asks for what the server requires, a mobile number and a payment password wherever they are'
const OF_MOBILE = 'of the mobile tab with %j has %j'
const WAY = 'src/parts/account/registration-form/way-form.test.tsx'
const MISSING = 'what is missing or wrong is said at its field, and follows the typing'
const BOTH_TABS = 'whoever goes and comes back finds what was typed, on both tabs, and waits for the same answer'
const PATTERNS = 'src/rules/account/registration/patterns.test.ts'
const PATTERN = 'pattern $id'
const WORDS = 'src/i18n/failures/pattern-messages.test.ts'
const BOUNDS = '%i has its own id, and says its bounds'
const PROBLEMS = 'src/parts/account/rule-fields/problem-messages.test.ts'
const CHANGE = 'src/modals/change-password/change-password-modal.test.tsx'
const CHANGED =
  'what is missing, weak or refused is said at its field or in the form, and the home page opens after the change'
const FORGOT = 'src/modals/forgot-password/forgot-password-modal.test.tsx'
const BY_EMAIL = 'an e-mail is asked for by a name and an address, and says the same to strangers'
const BY_PHONE = 'by phone: a code is sent, and one that may have been used up is not taken for the only way'
const BY_PHONE_RULES = 'by phone, the number has to be one, and a new password is required, and has to fit its rule'
const FEEDBACK = 'src/parts/content/feedback/feedback-form.test.tsx'
const PICTURES = 'src/parts/site/uploader/uploader.test.tsx'
const LOBBY = 'src/screens/games/game-lobby.test.tsx'
const NARROWED = 'games are narrowed by vendor, filters, order and words, which the address keeps'

export const SECTION_5: Section = [
  [
    'Login check before protected actions',
    [
      'with no token the login popup opens and the action is blocked',
      'src/rules/account/account-types.test.ts',
      'a guest needs to log in, a trial account needs a true one, everyone else may',
    ],
    [
      'the login popup',
      'src/centres/member/member-centre.test.tsx',
      'a guest logs in first, and a trial account is warned',
    ],
    ['with account type 4 a warning appears and the action is blocked', PROTECTED, WARNED],
    ['message key in_need_true_account', KEYS, 'in_need_true_account'],
    ['text: Please register an account first', PROTECTED, WARNED],
    ['button in_increase_submit', KEYS, 'in_increase_submit'],
    ['with an OK button', PROTECTED, WARNED],
    [
      'opening the member centre without the right account type shows the same warning',
      'src/shell/header/account-menu.test.tsx',
      'a trial account is warned instead',
    ],
    [
      'opening the agent centre without the right account type shows the same warning',
      'src/centres/agent/overview/overview-page.test.tsx',
      'to a %s the centre is not open, also by its address',
    ],
  ],
  [
    'Login by username',
    ['username and password are required', USERNAME, EMPTY],
    [
      'the captcha is required when shown',
      'src/parts/account/login-form/captcha-field.test.tsx',
      'wanted letters are shown, asked for, refused when wrong, and let in when right',
    ],
    [
      'input is trimmed',
      USERNAME,
      'each refusal is said in the form with all that was typed, and the very same goes through after it',
    ],
    ['the form is validated before sending', USERNAME, EMPTY],
  ],
  [
    'Login by sms',
    ['mobileNum is required', SMS, SMS_WRONG],
    ['mobileNum must be in mobile format', SMS, SMS_WRONG],
    ['the verification code is required', SMS, SMS_WRONG],
  ],
  [
    'Registration',
    ['username: required, plus the server-supplied pattern', PLAN, BLAMES],
    ['password: required, plus the pattern', PLAN, BLAMES],
    ['mobile: required plus pattern on the mobile tab', PLAN, OF_MOBILE],
    ['mobile: or when enabled', PLAN, REQUIRED],
    ['SMS verification code: required when SMS is enabled', PLAN, OF_MOBILE],
    ['payment password: required when enabled', PLAN, REQUIRED],
    ['payeeName, qq, line, whatsapp, facebook, wechat, idNumber: only when enabled', PLAN, ENABLED],
    ['email, recommenderId, affiliateCode, captcha: only when enabled', PLAN, ENABLED],
    ['required only when the server says required', PLAN, REQUIRED],
    ['Zalo and similar fields are optional', PLAN, REQUIRED],
    ['the confirmation must equal the password', PLAN, BLAMES],
    ['message: inconsistent between two entries / Incorrect confirmation input', WAY, MISSING],
    ['the affiliate code is checked with the server before registering', WAY, BOTH_TABS],
    ['failure shows the invitation code error', WAY, BOTH_TABS],
    [
      'with SMS and the third-party phone channel the code is verified there first',
      'src/state/account/identity.test.ts',
      'has wrong codes tried again, and sends the zero of home calls nowhere',
    ],
    [
      'and registration aborts if that fails',
      'tests/account/identity-phone.journey.ts',
      'a registration goes no further than a code that the third party does not take',
    ],
    ['the 18-years agreement must be accepted', WAY, MISSING],
    ['the terms agreement must be accepted', WAY, MISSING],
  ],
  [
    'Per-field rule',
    [
      'the value must match acceptedPattern',
      'src/rules/account/registration/accepted-pattern.test.ts',
      'what is read takes what the expression takes (property)',
    ],
    ['pattern * means match anything', PLAN, '* takes anything, whatever the pattern is called'],
    ['a length between minLength and maxLength', PATTERNS, 'goes by the length first, both ends included'],
    ['the message comes from reg_pattern_{patternId}', WORDS, BOUNDS],
    ['with min and max substituted', WORDS, BOUNDS],
    ['a single number when min equals max', WORDS, BOUNDS],
    ['required fields use the same message', WAY, MISSING],
  ],
  [
    'Pattern meanings',
    ['0: any characters in range', PATTERNS, PATTERN],
    ['1: begins with a letter, then letters and digits', PATTERNS, PATTERN],
    ['2: Chinese characters and digits', PATTERNS, PATTERN],
    ['3: e-mail format', PATTERNS, PATTERN],
    ['4: letters and digits, no special characters', PATTERNS, PATTERN],
    ['5: letters and digits combined', PATTERNS, PATTERN],
    ['6: digits only', PATTERNS, PATTERN],
    ['7: letters and digits with at least one uppercase', PATTERNS, PATTERN],
    ['8: English letters and spaces only', PATTERNS, PATTERN],
    ['9: no spaces', PATTERNS, PATTERN],
    ['10: Chinese characters and punctuation', PATTERNS, PATTERN],
    ['11: date yyyy-MM-dd', PATTERNS, PATTERN],
    ['12: letters and a space', PATTERNS, PATTERN],
    ['13: date MM-dd-yyyy', PATTERNS, PATTERN],
    ['15: Korean only', PATTERNS, PATTERN],
    ['16: Thai only', PATTERNS, PATTERN],
    ['17: Thai or English and spaces', PATTERNS, PATTERN],
    ['18: uppercase and spaces with at least one English letter', PATTERNS, PATTERN],
    ['19: letters, digits and symbols', PATTERNS, PATTERN],
    ['20: at least one uppercase, one lowercase, one digit and one special symbol', PATTERNS, PATTERN],
    ['14 has no stated meaning', PATTERNS, 'every pattern of the specification is in the table'],
  ],
  [
    'Change password',
    [
      'the old password is required only if the stored one is missing',
      CHANGE,
      'a default password must be changed: neither Escape nor a reload gets past it, and the old one is asked for after that',
    ],
    ['the new password is required', CHANGE, CHANGED],
    ['and must satisfy the password rule', CHANGE, CHANGED],
    ['the confirmation is required', CHANGE, CHANGED],
    ['and must equal the new password', CHANGE, CHANGED],
  ],
  [
    'Forgot by email',
    ['username required and valid', FORGOT, BY_EMAIL],
    ['email required and valid', FORGOT, BY_EMAIL],
  ],
  [
    'Forgot by phone',
    ['mobileNum required and valid', FORGOT, BY_PHONE_RULES],
    ['SMS code required', FORGOT, BY_PHONE],
    ['new password required and valid', FORGOT, BY_PHONE_RULES],
  ],
  [
    'Other messages',
    ['invalid payee name', PROBLEMS, 'an invalid payee name is called that'],
    ['invalid phone number', PROBLEMS, '%s with %j says "%s"'],
    ['invalid invitation code format', 'src/i18n/failures/failure.test.ts', 'the server says "%s"'],
    ['Input cannot be empty', PROBLEMS, 'Input cannot be empty'],
    ['captcha required', PROBLEMS, 'Enter the letters in the picture'],
    ['verification code required', PROBLEMS, 'Enter the code from the SMS'],
  ],
  [
    'Feedback content',
    ['at most 140 characters in the short form', FEEDBACK, '140 characters are sent once, and answered with a ticket'],
    ['between {0} and {1} words: the bounds are the server’s', FEEDBACK, 'how long it may be is the server’s to say'],
  ],
  [
    'Activity comment',
    [
      '140 characters',
      'src/screens/promotions/promotions-screen.test.tsx',
      'an application says what it lacks, keeps what was typed when it fails, and is sent once',
    ],
  ],
  [
    'Activity images',
    ['png or jpg only', PICTURES, 'png and jpg are taken, each of 5 MB at the most'],
    ['at most 5MB each', PICTURES, 'png and jpg are taken, each of 5 MB at the most'],
    ['at most 3 per upload', PICTURES, 'three are taken at once, and no fourth'],
  ],
  [
    'Minimum age agreement',
    ['18', 'src/rules/figures.test.ts', 'minimum age 18'],
    ['configurable', PLAN, 'goes by the brand’s own age'],
  ],
  [
    'Exact length bounds of fields',
    [
      'come from the server',
      'src/parts/account/registration-form/register-rules.test.tsx',
      'any rules that the schema allows give a form that can be filled and sent, or say why not',
    ],
  ],
  ['Slot filter', ['minimum bet 1 yuan or more', LOBBY, NARROWED], ['25 lines or more', LOBBY, NARROWED]],
]
