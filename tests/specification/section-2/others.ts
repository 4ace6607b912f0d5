/** Spec 2: the points mall, the other screens, the country selector. */
import type { Section } from '../row.ts'

const MALL = 'src/screens/points-mall/points-mall-screen.test.tsx'
const REDEEMED = 'something is redeemed once, under the payment password, and stands in history and details'
const DOWNLOAD = 'src/screens/download/download-screen.test.tsx'
const APPS = 'has each app with its code, its download and four steps; the guide opens to its remedy'
const COUNTRY = 'src/parts/account/country-select/country-combobox.test.tsx'
const BY_NAME = 'on a desktop a country is found by its name, its name at home, its code or arrows'

export const OTHER_SCREENS: Section = [
  [
    'Points mall',
    ['redeem', MALL, REDEEMED],
    ['redeem history', MALL, REDEEMED],
    ['points details', MALL, REDEEMED],
    ['points rules', MALL, 'a guest looks at goods and rules, and is asked to log in for points'],
  ],
  [
    'Other screens named in the interface text',
    [
      'promotions with type filters',
      'src/screens/promotions/promotions-screen.test.tsx',
      'guests see what is offered; the filter is in the address, and the count follows it',
    ],
    ['app download with iOS and Android install steps', DOWNLOAD, APPS],
    ['installation guide', DOWNLOAD, APPS],
    [
      'help centre',
      'src/screens/help/help-screen.test.tsx',
      'a question opens to its answer, which is made once it is opened; an address opens its place',
    ],
    [
      'feedback (question type and content description)',
      'src/parts/content/feedback/feedback-form.test.tsx',
      '140 characters are sent once, and answered with a ticket',
    ],
    [
      'contract requests',
      'src/modals/contracts/contracts-modal.test.tsx',
      'a request waits in the header, is read with its tiers, left for later, and accepted',
    ],
    [
      'winner list',
      'src/screens/home/winners/winners-section.test.tsx',
      'a day, a week and a month are ranked, by keys too, and a win leads to its game',
    ],
    [
      'leaderboard',
      'src/centres/member/missions/missions-page.test.tsx',
      'no missions, no board and a place on it are said',
    ],
    [
      'affiliate application',
      'src/screens/written-page/affiliate/affiliate-application.test.tsx',
      'a member applies, hears why not, applies once more, and invites once approved',
    ],
    [
      'deposit tutorial',
      'src/screens/written-page/written-page-screen.test.tsx',
      '/%s has a heading, a title of its own and its text, in the whole frame',
    ],
    [
      'login by username',
      'src/parts/account/login-form/username-form.test.tsx',
      'a login is sent once, however often, and what kept it away is said',
    ],
    [
      'login by mobile SMS',
      'src/parts/account/login-form/sms-form.test.tsx',
      'a code asked for before the countries are there goes out once they are, counts down, and lets in',
    ],
    [
      'one-click login',
      'src/modals/login/login-modal.test.tsx',
      'a free play is begun once, tells what kept it away, and goes home',
    ],
    [
      'social sign-in',
      'src/parts/account/social-sign-in/social-sign-in.test.tsx',
      'a provider’s window is waited for, given up, told of, tried again, and lets in',
    ],
    [
      'register',
      'src/parts/account/registration-form/way-form.test.tsx',
      'each refusal stands at its field or in the form, and the very same goes through and leads on',
    ],
    [
      'forgot password',
      'src/modals/forgot-password/forgot-password-modal.test.tsx',
      'the code of the e-mail sets the password and lets in, however it is copied',
    ],
    [
      'reset by SMS',
      'src/modals/forgot-password/forgot-password-modal.test.tsx',
      'by phone: a code is sent, and one that may have been used up is not taken for the only way',
    ],
    [
      'change password at the first login (a default one)',
      'src/modals/change-password/change-password-modal.test.tsx',
      'a default password must be changed: neither Escape nor a reload gets past it, and the old one is asked for after that',
    ],
    [
      'change password once it has expired',
      'src/modals/change-password/change-password-modal.test.tsx',
      'who does not want to change an expired password signs out',
    ],
  ],
  [
    'Country-dialling-code selector',
    ['shows a flag', COUNTRY, BY_NAME],
    ['shows a code', COUNTRY, BY_NAME],
    ['opens a list on focus', COUNTRY, BY_NAME],
  ],
]
