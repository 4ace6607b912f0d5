/** Spec 6: roles and permissions. */
import type { Section } from './row.ts'

const HOME = 'src/screens/home/home-screen.test.tsx'
const GUEST = 'src/shell/header/wide-guest.test.tsx'
const MENU = 'src/shell/header/account-menu.test.tsx'
const LEADS = '%s leads to its page in the member centre'
const TYPES = 'src/rules/account/account-types.test.ts'
const CONTRACTS = 'src/centres/agent/contracts/contract-pages.test.tsx'
const BY_FLAG = 'the page of %s is there while its contract is enabled, in the menu and by address'
const SEND = 'src/centres/member/team/send-form.test.tsx'
const SENT = 'money goes up and down a team once, and what is refused stands at its field'
const PROTECTED = 'src/parts/account/use-protected-action/use-protected-action.test.tsx'

export const SECTION_6: Section = [
  [
    'Guest',
    ['sees home', HOME, 'a guest finds the brand’s sections in its order, and what is offered in each'],
    [
      'and game categories',
      'src/screens/games/game-lobby.test.tsx',
      'live tables are chosen by what is played; a page that does not come is asked for again',
    ],
    [
      'login',
      'src/parts/account/login-form/username-form.test.tsx',
      'an empty form in the header says what is missing, sends nothing, and follows the typing',
    ],
    ['register', GUEST, 'registering leads to the register popup'],
    ['free demo/free play', GUEST, 'is one click: logged in as a trial, at home'],
    ['browse', 'src/routes.test.tsx', 'gives every address its title, its frame and something to read'],
    [
      'a protected game launch shows the login popup',
      'src/parts/games/game-card/game-card.test.tsx',
      'a guest logs in at a card, and is led to the game; a free trial is for guests too',
    ],
  ],
  [
    'Trial account (account type 4)',
    ['blocked from protected actions', 'src/state/account/login/sign-in.test.ts', 'a protected action of %s is %s'],
    [
      'must upgrade to a true account',
      'src/parts/account/registration-form/way-form.test.tsx',
      'a trial account is told that it gives way, and rules that do not come are asked for again',
    ],
  ],
  [
    'Member (logged in, type not 4)',
    [
      'balance',
      'src/parts/money/balance/balance.test.tsx',
      'has two decimals and thousands, and can be hidden, which is remembered',
    ],
    ['member centre', MENU, 'the username opens the member centre, and has the focus once that is closed'],
    ['deposit', MENU, LEADS],
    ['withdrawal', MENU, LEADS],
    ['betting record', MENU, LEADS],
    [
      'launching games',
      'src/state/games/play/launch.test.ts',
      'says what the spec names, and is answered with an address that passes the guard',
    ],
  ],
  [
    'Agent',
    [
      'types 1, 2, 41, 42 may open the agent centre',
      TYPES,
      'the agent centre opens for 1, 2, 41 and 42, and so never for a trial account',
    ],
    [
      'a wider list 1, 2, 4, 41, 42 also appears as agent types',
      'scripts/sandbox/seeds/seeds.test.ts',
      'are all there, and log in as printed',
    ],
    [
      'agent centre',
      'src/centres/agent/agent-home.test.tsx',
      'on a %s the way in is at hand for agents, and for nobody else',
    ],
    [
      'team management',
      'src/centres/agent/team/team-page.test.tsx',
      'each level is one request; the address leads down and Back up again, and the cross closes all of it',
    ],
  ],
  [
    'Other rules',
    [
      'account type comes from the isAgent value in session storage',
      'src/state/account/login/sign-in.test.ts',
      'a reload finds the session again, and nonsense for a type is none',
    ],
    [
      'non-agents cannot log in to the agent site',
      'src/centres/agent/agent-home.test.tsx',
      'who is no agent is not let in, and told so',
    ],
    [
      'non-members cannot log in to the member site',
      'src/parts/account/login-form/username-form.test.tsx',
      'a wrong password and an agent’s account are refused by the server itself',
    ],
    ['rankLevel above 4 gets the VIP service, others live chat', TYPES, 'VIP service begins above rank level 4'],
    ['customer service is opened so', 'src/state/content/support.test.ts', 'sealed: %s, for %s: %s'],
    [
      'anonymous and logged-in users differ in which announcements they see',
      'src/state/content/start-popup.test.ts',
      'a guest the announcements before login',
    ],
    [
      'forgot-by-phone is shown only if CHNGPASSVERIF3 is on',
      'src/modals/login/login-modal.test.tsx',
      'of the modules with %s, the doors show what they say',
    ],
    ['agent menu items depend on feature flags', CONTRACTS, BY_FLAG],
    [
      'the upline offers contracts',
      'src/centres/agent/contracts/offer/offer.test.tsx',
      'an offer is written, reckoned on last month’s figures, checked, and sent once',
    ],
    ['the downline accepts or declines', 'src/rules/team/contract-state.test.ts', 'offered accept'],
    ['transfers to upline or downline exist', SEND, SENT],
    [
      'opening the member or account centre checks a configuration switch',
      'src/centres/member/member-centre.test.tsx',
      'where the brand has none, everybody is warned',
    ],
    [
      'and otherwise shows the need-a-real-account warning',
      PROTECTED,
      'where the brand has the member centre switched off, a member gets the warning',
    ],
  ],
]
