/** Spec 2: the header. */
import type { Section } from '../row.ts'

const GUEST = 'src/shell/header/wide-guest.test.tsx'
const NO_MODULE = 'is not there where the merchant has none, and registering not where it is not direct'
const MENU = 'src/shell/header/account-menu.test.tsx'
const LEADS = '%s leads to its page in the member centre'
const BALANCE = 'src/parts/money/balance/balance.test.tsx'
const HIDDEN = 'has two decimals and thousands, and can be hidden, which is remembered'
const BAR = 'src/shell/header/navigation/category-item.test.tsx'
const BOTTOM_BAR =
  'holds home, each category that has a vendor, and promotions with their count; categories alone have a panel'
const PANEL = 'src/shell/header/panel/game-panel.test.tsx'
const CARDS =
  'play after the login, over which the panel stays; a free trial is there where the game offers one, and needs none'
const VENDORS = 'show their games when a mouse rests on them, and one of slots leads to its page'
const CATEGORIES = 'src/rules/games/categories.test.ts'
const CATEGORY_PAGES = 'each category opens its page, and both lotteries share one'
const CONTACT = 'src/shell/bars/contact-button.test.tsx'
const CONTACTS = 'opens service, the social page, e-mail, the app and its QR codes; the codes come last'
const TARGETS = 'src/rules/games/play/play-target.test.ts'

export const HEADER: Section = [
  [
    'Header, top bar',
    [
      'has a language picker',
      'src/parts/site/language-picker/language-picker.test.tsx',
      'changes the page at once, is told to the document, and is remembered over a reload',
    ],
    [
      'for a guest: the login form',
      'src/parts/account/login-form/username-form.test.tsx',
      'an empty form in the header says what is missing, sends nothing, and follows the typing',
    ],
    [
      'the form can switch between username login and mobile login',
      'src/parts/account/login-form/sms-form.test.tsx',
      'the wait for another code outlives a reload, and is told in the header as well',
    ],
    ['for a guest: a register button', GUEST, 'registering leads to the register popup'],
    ['the register button is there when direct registration is enabled', GUEST, NO_MODULE],
    ['for a guest: a free demo button', GUEST, 'is one click: logged in as a trial, at home'],
    ['for a user: the balance', BALANCE, 'an amount beyond a double’s reach is exact, in the currency’s own digits'],
    ['the balance can be hidden, shown as ***', BALANCE, HIDDEN],
    [
      'the balance can be refreshed',
      BALANCE,
      'is asked for again on request; a failure looks neither like nothing nor like news',
    ],
    [
      'the username opens the member centre',
      MENU,
      'the username opens the member centre, and has the focus once that is closed',
    ],
    ['deposit', MENU, LEADS],
    ['withdrawal', MENU, LEADS],
    ['personal centre', MENU, LEADS],
    ['betting record', MENU, LEADS],
    ['cashback, only if manual rebate is enabled', MENU, 'in %s cashback is there %i times, with manual rebate alone'],
    [
      'sign out',
      'src/shell/use-sign-out.test.tsx',
      'the menu opens by keyboard; signing out asks first: no leaves everything as it is, yes goes home as a guest',
    ],
  ],
  [
    'Header, bottom bar',
    ['the logo, to /index', BAR, BOTTOM_BAR],
    ['Home', BAR, BOTTOM_BAR],
    [
      'dynamic game categories with a hover drop-down of vendors and games',
      BAR,
      'a rest opens the panel, another rest the other one, and leaving closes it',
    ],
    ['Promotions with a count of available promotions', BAR, BOTTOM_BAR],
    ['ELOTT and LOTT to /elott', CATEGORIES, CATEGORY_PAGES],
    ['LIVE to /live', CATEGORIES, CATEGORY_PAGES],
    ['SPORTS to /sports', CATEGORIES, CATEGORY_PAGES],
    ['FISH to /fish', CATEGORIES, CATEGORY_PAGES],
    ['RNG to /rng', CATEGORIES, CATEGORY_PAGES],
    ['PVP to /pvp', CATEGORIES, CATEGORY_PAGES],
    ['ESPORTS to /esports', CATEGORIES, CATEGORY_PAGES],
    [
      'only categories with at least one vendor appear',
      'src/rules/site/navigation.test.ts',
      'has the categories with a vendor, and one entry for both lotteries',
    ],
    [
      'one sports vendor is moved out of the sports drop-down and shown as its own item after Live',
      BAR,
      'the sports vendor that stands alone comes after Live, starts at once, and is none among Sports',
    ],
    ['the drop-down game grid lists vendors and game cards', PANEL, VENDORS],
    ['each card has Play', PANEL, CARDS],
    ['a free trial button when supportPlay equals 0', TARGETS, 'whose supportPlay is %i can be tried: %s'],
    [
      'a no-data message appears otherwise',
      PANEL,
      'are said to be none where there are none; a failure of the first page can be asked for again',
    ],
    [
      'clicking a sports vendor starts the game directly',
      PANEL,
      'of sports start at once: for a guest after the login, to which they lead on',
    ],
    ['clicking an RNG vendor goes to /rng?page={vendor}', TARGETS, 'a click on a vendor, by category'],
  ],
  [
    'Right-hand bar',
    ['customer service', CONTACT, CONTACTS],
    ['a social-network link', CONTACT, CONTACTS],
    ['an e-mail link', CONTACT, CONTACTS],
    ['app download QR codes: iOS, iOS lite, Android', CONTACT, CONTACTS],
    [
      'these come from server resources',
      'src/state/site/links/app-links.test.ts',
      'the sandbox’s apps with their QR codes, social page and mail address',
    ],
    ['the download icon goes to /down', CONTACT, CONTACTS],
  ],
]
