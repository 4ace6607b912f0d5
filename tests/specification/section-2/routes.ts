/** Spec 2: routes, the access rule, parts that are loaded on demand, the root layout. */
import type { Section } from '../row.ts'

const ROUTES = 'src/routes.test.tsx'
const EACH_ROUTE = 'gives every address its title, its frame and something to read'
const ACCESS = 'src/rules/site/route-access.test.ts'
const OPEN = '%s is open to everyone'
const CLUB = 'a guest is sent to the login from every page but the open ones, and led on from there'
const ON_DEMAND = 'loads each page on demand but the home page, which the first view needs'
const NOTICES = 'src/screens/notice-page/notice-pages.test.tsx'
const NINE = 'nine a page, with their times; the address says which page and which of them is open'
const NAMES = 'src/interface-names.test.tsx'
const A_CLICK_AWAY = 'pages and written pages are a click away from home'
const DOWNLOAD = 'src/screens/download/download-screen.test.tsx'
const APPS = 'has each app with its code, its download and four steps; the guide opens to its remedy'

export const ROUTES_AND_ACCESS: Section = [
  [
    'Routes',
    ['all use the header; most also the footer and the side menu', ROUTES, EACH_ROUTE],
    ['/ redirects to /index', ROUTES, EACH_ROUTE],
    [
      '/index: home page',
      'src/screens/home/home-screen.test.tsx',
      'a guest finds the brand’s sections in its order, and what is offered in each',
    ],
    ['/register and /register.html open the home page with the register popup', ROUTES, EACH_ROUTE],
    [
      'the register popup reads a referralCode query parameter',
      'src/parts/account/registration-form/invitation.test.ts',
      'codes come from the address, as they stand',
    ],
    ['/noticePage: notices', NOTICES, NINE],
    [
      '/vip: VIP',
      'src/screens/vip/vip-screen.test.tsx',
      'a guest sees what each level brings, and is asked to log in for their own',
    ],
    ['/pointMall: header and footer, no side menu', ROUTES, '/pointMall'],
    ['/lottery: header only', ROUTES, '/lottery?gameCode=K3&playType=1'],
    [
      '/lottery: optional query gameCode and playType',
      'src/screens/lottery/lottery-view.test.tsx',
      'it tells its next draw, its last one and a hundred before; playing is for members',
    ],
    ['/vnlottery: header only', ROUTES, '/vnlottery'],
    ['/seaLottery: header only', ROUTES, '/seaLottery'],
    [
      '/elott: game category page',
      'src/screens/lottery/lobby/lobby-view.test.tsx',
      'by family, by prize mode and by result, each with an address of its own',
    ],
    [
      '/rng: game category page',
      'src/screens/games/game-lobby.test.tsx',
      'whatever an address says, it is told what narrows the list; a category without games leads on',
    ],
    [
      '/rng takes query parameter page naming the vendor (its vassalage)',
      'src/screens/games/game-lobby.test.tsx',
      'games are narrowed by vendor, filters, order and words, which the address keeps',
    ],
    [
      '/live: game category page',
      'src/screens/games/game-lobby.test.tsx',
      'live tables are chosen by what is played; a page that does not come is asked for again',
    ],
    [
      '/fish and /pvp: game category pages',
      'src/screens/rooms/room-lobby.test.tsx',
      'rooms are narrowed by level and by words, and say what they ask for',
    ],
    [
      '/sports: game category page',
      'src/screens/sports/stage-lobby.test.tsx',
      'a stage tells its figures and leads to the sportsbook, to a free game and to the vendor’s page',
    ],
    [
      '/esports: game category page',
      'src/screens/sports/stage-lobby.test.tsx',
      'an e-sports stage starts its most played game, and asks again for games that can’t be read',
    ],
    [
      '/promotions',
      'src/screens/promotions/promotions-screen.test.tsx',
      'guests see what is offered; the filter is in the address, and the count follows it',
    ],
    [
      '/promoDetail',
      'src/screens/promotions/promotions-screen.test.tsx',
      'an offer says in one example what has to be bet',
    ],
    ['/seamless: header only', ROUTES, '/seamless'],
    [
      '/help: help centre',
      'src/screens/help/help-screen.test.tsx',
      'the search finds, says when it finds nothing, and stands in the address',
    ],
    ['/helpmc: no header', ROUTES, '/helpmc is the help centre without any frame'],
    ['/down: app download', DOWNLOAD, APPS],
    ['/join: careers', NAMES, A_CLICK_AWAY],
    [
      '/game: iframe game page',
      'src/screens/game/game-page.test.tsx',
      'stands in a frame that may do no more than play, and is heard alone',
    ],
    ['/game: header only', ROUTES, '/game'],
    ['/login', ROUTES, '/login'],
    ['/download', ROUTES, '/download'],
  ],
  [
    'Access rule',
    [
      'with loginedToHomePage every other route requires a token',
      ACCESS,
      '%j needs a token where the brand is for members only',
    ],
    ['but /login, /register, /register.html, /helpmc and /download', ACCESS, OPEN],
    [
      'the token is in session storage',
      'src/state/account/login/sign-in.test.ts',
      'stores the keys of spec 3, and no password',
    ],
    ['otherwise the user is sent to /login', ROUTES, CLUB],
  ],
  [
    'Page groups loaded on demand',
    [
      'Vip, byIframe, download, eaLottery, egame, elott, fish, help, joinus, live, lottery, pointMall',
      ROUTES,
      ON_DEMAND,
    ],
    ['promo, promoDetail, pvp, seamless, vnlottery', ROUTES, ON_DEMAND],
    [
      'a group shared by fish, live and pvp',
      ROUTES,
      'pages that are alike are one part: fish and card rooms, live tables and slots',
    ],
  ],
  [
    'Root layout',
    ['header, side menu, footer', ROUTES, EACH_ROUTE],
    [
      'main content with a fade transition',
      'tests/site/frame.journey.ts',
      'a page fades into the next; within a page nothing does',
    ],
    [
      'a public modal area',
      'src/shell/failures.test.tsx',
      'that does not load closes to the page, and the page keeps what was typed',
    ],
    [
      'a public-logic block',
      'src/shell/prompts/prompt-dialog.test.tsx',
      'a session that the server has ended is told once, and the login leads back to the page that is open',
    ],
  ],
]
