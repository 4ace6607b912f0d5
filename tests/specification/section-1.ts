/** Spec 1: what the product does, and for whom. */
import type { Section } from './row.ts'

const CONTRACTS = 'src/centres/agent/contracts/contract-pages.test.tsx'
const MODULES_OF_FORM = 'src/parts/account/registration-form/register-form.test.tsx'
const WITH_AND_WITHOUT = '%s: what is there with it is gone without it, and nothing else'
const MODULES_OF_LOGIN = 'src/modals/login/login-modal.test.tsx'
const DOORS = 'of the modules with %s, the doors show what they say'

export const SECTION_1: Section = [
  [
    'Players',
    [
      'guests, who may try free play',
      'src/shell/header/wide-guest.test.tsx',
      'is one click: logged in as a trial, at home',
    ],
    [
      'logged-in members',
      'src/parts/account/login-form/username-form.test.tsx',
      'each refusal is said in the form with all that was typed, and the very same goes through after it',
    ],
    [
      'agents (affiliates)',
      'src/centres/agent/agent-home.test.tsx',
      'an agent logs in there and is at home in the centre, which is a page and no window',
    ],
  ],
  [
    'Game categories',
    [
      'slots (RNG), live casino, fish, PVP, lottery, ELOTT, sports, e-sports, cockfight, mini games',
      'src/rules/games/categories.test.ts',
      'each category opens its page, and both lotteries share one',
    ],
    ['a Vietnam lottery', 'src/rules/lottery/lottery-target.test.ts', 'Vietnam’s in its own'],
    ['a South-East-Asia lottery', 'src/rules/lottery/lottery-target.test.ts', 'South-East Asia’s in its lobby'],
  ],
  [
    'Other areas',
    [
      'promotions',
      'src/screens/promotions/promotions-screen.test.tsx',
      'guests see what is offered; the filter is in the address, and the count follows it',
    ],
    [
      'a VIP area',
      'src/screens/vip/vip-screen.test.tsx',
      'a guest sees what each level brings, and is asked to log in for their own',
    ],
    [
      'a points mall',
      'src/screens/points-mall/points-mall-screen.test.tsx',
      'something is redeemed once, under the payment password, and stands in history and details',
    ],
    [
      'cashback/rebate',
      'src/centres/member/cashback/cashback-page.test.tsx',
      'what bets bring back stands by category, is claimed once, and begins anew',
    ],
    [
      'a referral programme',
      'src/centres/member/referral/referral-page.test.tsx',
      'a member has a link and a code to send, and sees what has come of it',
    ],
    [
      'a reward centre',
      'src/centres/member/rewards/rewards-page.test.tsx',
      'rewards stand in every state that there is, and one that may be claimed comes once',
    ],
    [
      'help centre',
      'src/screens/help/help-screen.test.tsx',
      'a question opens to its answer, which is made once it is opened; an address opens its place',
    ],
    [
      'feedback',
      'src/screens/feedback/feedback-screen.test.tsx',
      'a member sends more than the short form takes, with a picture, and reads the answer',
    ],
    [
      'an app download page for iOS, Android and the lite iOS app',
      'src/screens/download/download-screen.test.tsx',
      'has each app with its code, its download and four steps; the guide opens to its remedy',
    ],
    [
      'live chat support',
      'src/modals/chat/chat-modal.test.tsx',
      'a guest writes, is answered, and a reload keeps all of it with what was being typed',
    ],
    ['a careers page', 'src/interface-names.test.tsx', 'pages and written pages are a click away from home'],
  ],
  [
    'Members can',
    [
      'have a wallet',
      'src/centres/member/wallet/one-wallet.test.tsx',
      'says what may leave, and counts what is on its way; each row leads to its page',
    ],
    [
      'deposit',
      'src/centres/member/deposit/form/deposit-form.test.tsx',
      'a double click makes one order, which is shown; the very same is asked about',
    ],
    [
      'withdraw',
      'src/centres/member/withdraw/form/withdraw-form.test.tsx',
      'an amount is checked, read once more, and leaves once with the payment password',
    ],
    [
      'transfer funds',
      'src/centres/member/wallet/transfers.test.tsx',
      'money goes out once for however many presses, is asked about twice, and comes home to the last unit',
    ],
    [
      'view betting records',
      'src/centres/member/records.test.tsx',
      'bets are summed up to the last unit, narrowed, and looked into',
    ],
    [
      'view account records',
      'src/centres/member/records.test.tsx',
      'postings of the wallet stand with what it held, by type; a year is prepared by request',
    ],
    [
      'view profit and loss',
      'src/centres/member/records.test.tsx',
      'profit and loss has the same result by day and by category',
    ],
    [
      'claim bonuses',
      'src/centres/member/rewards/daily-rewards.test.tsx',
      'a code that is refused stays in its field with the reason, and one that holds brings money once',
    ],
  ],
  [
    'Agents',
    [
      'manage a downline team',
      'src/centres/agent/team/team-page.test.tsx',
      'each level is one request; the address leads down and Back up again, and the cross closes all of it',
    ],
    [
      'offer dividend, daily-salary, hourly-salary and real-time-salary contracts',
      'scripts/sandbox/team/contracts/contracts.test.ts',
      'is offered, told, accepted and terminated, and both sides see the same',
    ],
    [
      'the downline member accepts them',
      CONTRACTS,
      'a request is accepted after what follows is said; both sides see it in force, and what it has paid',
    ],
    [
      'the downline member rejects them',
      CONTRACTS,
      'a step whose answer is lost is found out; one that the other side was before is told, and the page is right',
    ],
    ['the downline member terminates them', 'src/rules/team/contract-state.test.ts', 'accepted terminate'],
  ],
  [
    'Display languages',
    [
      'English, Chinese, Indonesian, Thai, Vietnamese (translation sets EN, CN, ID, TH, VI)',
      'src/brand/schema.test.ts',
      'between them the brands speak every set, each from a catalogue of ours',
    ],
    [
      'around 40 languages',
      'src/i18n/languages.test.ts',
      'there are forty languages, their regions and two pseudo ones, each once',
    ],
  ],
  [
    'In place of the application',
    [
      'a maintenance page',
      'src/shell/system-gate.test.tsx',
      'beats region, says when it ends, and leaves nothing else to be used',
    ],
    [
      'a region/IP restriction page',
      'src/shell/system-gate.test.tsx',
      'a restriction shows the visitor’s address and country, and whom to ask',
    ],
  ],
  [
    'Login methods',
    [
      'username and password',
      'src/parts/account/login-form/username-form.test.tsx',
      'a login is sent once, however often, and what kept it away is said',
    ],
    [
      'mobile number with SMS code',
      'src/parts/account/login-form/sms-form.test.tsx',
      'a code asked for before the countries are there goes out once they are, counts down, and lets in',
    ],
    ['one-click free play', MODULES_OF_LOGIN, 'a free play is begun once, tells what kept it away, and goes home'],
    [
      'social sign-in through a third-party identity service',
      'src/parts/account/social-sign-in/social-sign-in.test.tsx',
      'a provider’s window is waited for, given up, told of, tried again, and lets in',
    ],
  ],
  [
    'Server-side white-label modules',
    [
      'switch features on and off, and are these twelve',
      'src/rules/site/modules.test.ts',
      'names those of section 1, CHNGPASSVERIF3, the transfers and fixtures, each once',
    ],
    ['mobile registration', MODULES_OF_FORM, WITH_AND_WITHOUT],
    ['registration SMS', MODULES_OF_FORM, WITH_AND_WITHOUT],
    ['mobile password registration', MODULES_OF_FORM, WITH_AND_WITHOUT],
    ['username registration', MODULES_OF_FORM, WITH_AND_WITHOUT],
    ['free play', MODULES_OF_LOGIN, DOORS],
    [
      'forced password change',
      'src/modals/change-password/change-password-modal.test.tsx',
      'where the module does not force it, an expired password lets in',
    ],
    ['SMS login', MODULES_OF_LOGIN, DOORS],
    ['direct registration', MODULES_OF_LOGIN, DOORS],
    [
      'manual rebate',
      'src/shell/header/account-menu.test.tsx',
      'in %s cashback is there %i times, with manual rebate alone',
    ],
    [
      'agent policy',
      CONTRACTS,
      'without the module of agent policy nothing of contracts is asked for, and no page of them is there',
    ],
    ['affiliate', MODULES_OF_FORM, WITH_AND_WITHOUT],
    ['the verification-code login module', MODULES_OF_LOGIN, DOORS],
  ],
]
