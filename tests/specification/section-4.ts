/** Spec 4: states and transitions. */
import type { Section } from './row.ts'

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
const ANNOUNCED = 'src/rules/content/announcements.test.ts'
const TRIAL = 'src/parts/account/use-protected-action/use-protected-action.test.tsx'
const STATES = 'src/rules/team/contract-state.test.ts'
const CONTRACTS = 'src/centres/agent/contracts/contract-pages.test.tsx'
const WITHDRAWAL = 'src/centres/member/withdraw/order/withdrawal-view.test.tsx'
const CONFIRMED = 'a payment is confirmed, reported as missing, read of as taken, and all are confirmed at once'
const PAID_OUT = 'scripts/sandbox/money/withdrawals.test.ts'
const REDEMPTION = 'redemption states'
const FIELDS = 'src/api/specified-fields.test.ts'
const REWARDS = 'src/centres/member/rewards/rewards-page.test.tsx'
const EVERY_STATE = 'rewards stand in every state that there is, and one that may be claimed comes once'
const PROMOTIONS = 'src/screens/promotions/promotions-screen.test.tsx'
const EVERY_PROMOTION = 'a promotion stands in every state, one that is due is claimed once, and a reason is told'
const FACTOR = 'src/shell/second-factor/second-factor-dialog.test.tsx'
const NEWS = 'src/shell/notifications/notification-region.test.tsx'
const TOLD = 'a deposit is told as credited or failed, a withdrawal as approved or rejected'

export const SECTION_4: Section = [
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
  [
    'Affiliate code field',
    ['shown when there is no code in the URL', REGISTER, 'that is good takes the place of the field'],
    ['or when the URL code check fails', REGISTER, 'that is not leaves the field, and says so'],
    [
      'only if the affiliate module is enabled',
      'src/rules/account/register.test.ts',
      'asks for an affiliate’s code where the module is on and none is known',
    ],
  ],
  [
    'Announcement popup on start',
    ['anonymous users see only execution B', ANNOUNCED, 'a guest is shown B alone'],
    ['logged-in users see execution A', ANNOUNCED, 'the logged-in are shown A, and F on their first login'],
    [
      'and also F on the user’s first login',
      START,
      'a member those after it, and at the first login of all those for it',
    ],
    ['skipped if the session flag for this popup kind is closed', ANNOUNCED, 'nothing once the popup was closed'],
    ['closing sets that flag', START, 'holds for the session, also after a reload'],
    ['loads when logged in', START, 'nobody while a token in the address is about to become a session'],
    [
      'or when no token is present in the URL or session',
      ANNOUNCED,
      'nothing for a guest whose token is still on its way; a session shows its own',
    ],
  ],
  [
    'Account type 4 (trial)',
    [
      'protected actions are blocked with a warning',
      TRIAL,
      'a trial account is warned once, stays where it is, and may register where that is direct',
    ],
  ],
  [
    'Agent centre visibility',
    [
      'shows for the member types allowed by the brand rule',
      'src/centres/agent/overview/overview-page.test.tsx',
      'a brand says which agents it lets in',
    ],
  ],
  [
    'Agent data',
    [
      'requested only if the agent-policy module is on',
      CONTRACTS,
      'without the module of agent policy nothing of contracts is asked for, and no page of them is there',
    ],
  ],
  [
    'Contract states',
    ['offered, accepted, declined, terminated', STATES, 'the table has them all'],
    [
      'a higher-rate contract automatically terminates downline contracts with higher rates',
      'src/rules/team/contract-book.test.ts',
      'ends what pays more further down, also what nobody has answered, and nothing else',
    ],
    [
      'a new request is accepted',
      CONTRACTS,
      'a request is accepted after what follows is said; both sides see it in force, and what it has paid',
    ],
    ['a new request is rejected', STATES, 'offered decline'],
    ['or terminated by the downline', STATES, 'offered terminate'],
  ],
  [
    'Withdrawal confirmation',
    ['disbursed', WITHDRAWAL, 'each state has its name, and what is paid and still to come stands to the last unit'],
    ['the player marks received', WITHDRAWAL, CONFIRMED],
    ['not received', WITHDRAWAL, CONFIRMED],
    [
      'and uploads proof',
      'tests/money/withdrawal-receipt.journey.ts',
      'what has not arrived is told of with a picture, decided, and read',
    ],
    ['or all received', WITHDRAWAL, CONFIRMED],
    [
      'not confirmed within a set number of minutes counts as received',
      PAID_OUT,
      'counts as received after the minutes that were said, and not before',
    ],
    [
      'a forced receipt means the deposit is not refunded',
      PAID_OUT,
      'whatever the operator does, no unit is lost: what was asked for is with the player, held, paid or a fee (property)',
    ],
  ],
  [
    'Points redemption status',
    ['In Process, Rejected, Approved', FIELDS, REDEMPTION],
    [
      'what is rejected is given back',
      'scripts/sandbox/rewards/points.test.ts',
      'what is redeemed costs its points once it is asked for, and gives them back where it is rejected',
    ],
  ],
  [
    'Promotion or activity status',
    ['Join', REWARDS, EVERY_STATE],
    ['Applying', REWARDS, EVERY_STATE],
    ['Claim', REWARDS, EVERY_STATE],
    ['Claimed', REWARDS, EVERY_STATE],
    ['Issued', REWARDS, EVERY_STATE],
    ['Rejected', PROMOTIONS, EVERY_PROMOTION],
    ['Close', PROMOTIONS, EVERY_PROMOTION],
    ['Process', PROMOTIONS, EVERY_PROMOTION],
    ['Joined', PROMOTIONS, EVERY_PROMOTION],
    ['Coming soon', REWARDS, EVERY_STATE],
    ['also seen: signed', 'src/rules/rewards/reward-state.test.ts', 'signed'],
    ['some appear in lower case', 'src/rules/rewards/reward-state.test.ts', '%j is %j'],
  ],
  [
    'Unregistered-IP login',
    [
      'triggers extra two-factor verification',
      FACTOR,
      'each way has its field, says where its code goes, and proves who logs in',
    ],
    ['mobile SMS', FACTOR, 'Code by SMS'],
    ['e-mail', FACTOR, 'Code by e-mail'],
    ['authenticator code', FACTOR, 'Authenticator app'],
    ['bank account name', FACTOR, 'Bank account name'],
  ],
  [
    'Game launch',
    [
      'requires login; otherwise the login popup appears',
      'src/screens/game/game-page.test.tsx',
      'a guest is asked to log in, and may try for free',
    ],
  ],
  [
    'Page loading',
    [
      'lazy-loaded page chunks time out after 120 seconds',
      'src/ui/states/lazy-view.test.tsx',
      'a part that has not come after 120 seconds has failed, and the next try asks again',
    ],
    [
      'and then raise a load error',
      'src/shell/failures.test.tsx',
      'whose part is gone is tried again with one reload, then told',
    ],
  ],
  [
    'Language',
    [
      'kept in local storage',
      'src/parts/site/language-picker/language-picker.test.tsx',
      'changes the page at once, is told to the document, and is remembered over a reload',
    ],
    [
      'the default comes from configuration',
      'src/boot/boot.test.ts',
      'of a guest: default language, status and flags known, the merchant’s keys stored',
    ],
  ],
  [
    'Notifications',
    ['deposit credited', NEWS, TOLD],
    ['deposit failed', NEWS, TOLD],
    ['withdrawal approved', NEWS, TOLD],
    ['withdrawal rejected', NEWS, TOLD],
    [
      'they come while the page is open',
      'src/state/messages/notifications.test.ts',
      'what was decided before is no news; what comes is told at once, and what it changes is asked anew',
    ],
  ],
]
