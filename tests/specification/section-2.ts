/** Spec 2: screens and routes. */
import type { Section } from './row.ts'

const ROUTES = 'src/routes.test.tsx'
const EACH_ROUTE = 'gives every address its title, its frame and something to read'
const ACCESS = 'src/rules/site/route-access.test.ts'
const OPEN = '%s is open to everyone'
const CLUB = 'a guest is sent to the login from every page but the open ones, and led on from there'
const ON_DEMAND = 'loads each page on demand but the home page, which the first view needs'

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
const CONTACT = 'src/shell/bars/contact-bar.test.tsx'
const CONTACTS = 'names service, the app, the social page and e-mail, and opens service in a window of its own'
const CODES = 'shows the QR codes under a mouse and with the focus; a click keeps them, Escape puts them away'

const FOOTER = 'src/shell/footer/footer.test.tsx'
const FOOT = 'lists each vendor once, the shortcuts, about and help links, the licence line and the age'
const TARGETS = 'src/rules/games/play/play-target.test.ts'
const SYSTEM = 'src/shell/system-gate.test.tsx'
const MAINTENANCE = 'beats region, says when it ends, and leaves nothing else to be used'
const RESTRICTION = 'a restriction shows the visitor’s address and country, and whom to ask'

const DIALOG = 'src/ui/overlays/dialog.test.tsx'
const FIGURES = 'src/rules/figures.test.ts'
const POPUP = 'src/modals/notice/notice-modal.test.tsx'
const FIVE_TITLES =
  'titles come five a page, which can be turned; beside them stand the title and the HTML of the one that is read'
const TO_PROMOTION = 'a first login is told of a promotion, which is one press away'
const NOTICES = 'src/screens/notice-page/notice-pages.test.tsx'
const NINE = 'nine a page, with their times; the address says which page and which of them is open'

const CENTRE = 'src/centres/member/member-centre.test.tsx'
const ITS_MENU = 'the page that is open is marked; another takes its title, its address and the focus'
const CENTRE_PAGES = 'src/centres/frame/centre-pages.test.ts'
const DAILY = 'src/centres/member/rewards/daily-rewards.test.tsx'
const NAMES = 'src/interface-names.test.tsx'
const A_CLICK_AWAY = 'pages and written pages are a click away from home'

const AGENT = 'src/centres/agent/agent-home.test.tsx'
const AGENT_RECORDS = 'src/centres/agent/agent-records.test.tsx'
const CONTRACTS = 'src/centres/agent/contracts/contract-pages.test.tsx'
const BY_FLAG = 'the page of %s is there while its contract is enabled, in the menu and by address'

const MALL = 'src/screens/points-mall/points-mall-screen.test.tsx'
const REDEEMED = 'something is redeemed once, under the payment password, and stands in history and details'
const DOWNLOAD = 'src/screens/download/download-screen.test.tsx'
const APPS = 'has each app with its code, its download and four steps; the guide opens to its remedy'
const COUNTRY = 'src/parts/account/country-select/country-combobox.test.tsx'
const BY_NAME = 'on a desktop a country is found by its name, its name at home, its code or arrows'

export const SECTION_2: Section = [
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
      'the user name opens the member centre, and has the focus once that is closed',
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
    ['app download QR codes: iOS, iOS lite, Android', CONTACT, CODES],
    [
      'these come from server resources',
      'src/state/site/links/app-links.test.ts',
      'the sandbox’s apps with their QR codes, social page and mail address',
    ],
    ['the download icon goes to /down', CONTACT, CONTACTS],
  ],
  [
    'Footer',
    ['a row of vendor icons', FOOTER, FOOT],
    [
      'distinct vendors from the sorted game vendors',
      'src/rules/games/vendors/vendors.test.ts',
      'the footer has each vendor once, in the order in which it first stands',
    ],
    ['a help menu', FOOTER, FOOT],
    [
      'navigation items',
      'src/state/site/links/navigation-items.test.ts',
      'the merchant’s items come with its flags: categories with their points, and games that can be launched',
    ],
    ['About Company, Contact Us, General Terms and Conditions', FOOTER, FOOT],
    ['Responsible Gaming, Privacy Policy, Affiliates, Refund Policy', FOOTER, FOOT],
    ['a copyright line', FOOTER, FOOT],
    [
      'a promotional line: the best slot-machine game site in South America',
      FOOTER,
      'the reference brand calls itself the best slot-machine game site in South America',
    ],
    ['Sports launches the first sports vendor', TARGETS, 'sports launches the first sports vendor'],
    [
      'electronic lottery launches the vendor whose vassalage is TCG_SEA',
      TARGETS,
      'electronic lottery launches the vendor that is TCG_SEA',
    ],
    ['lottery launches it too', TARGETS, 'lottery launches it too, wherever it stands'],
    ['if present', TARGETS, 'to a lottery opens its page where TCG_SEA is not present'],
    ['a navigation item of type game launches that game', TARGETS, 'that is an item of type game launches that game'],
    [
      'Slots goes to /rng with page set to the first slots vendor’s vassalage',
      TARGETS,
      'slots goes to the first slots vendor',
    ],
  ],
  [
    'Maintenance and restriction pages',
    ['maintenance shows the end time if known', SYSTEM, MAINTENANCE],
    [
      'maintenance without a known end',
      SYSTEM,
      'begins under an open page, and ends by itself; without a known end it says that',
    ],
    ['maintenance has a contact button', SYSTEM, MAINTENANCE],
    ['text: system maintenance', SYSTEM, MAINTENANCE],
    ['text: restriction of visit, contact us', SYSTEM, RESTRICTION],
    ['restriction says access is not allowed due to location or IP', SYSTEM, RESTRICTION],
    ['restriction shows the visitor’s IP and country', SYSTEM, RESTRICTION],
    ['restriction has a contact button', SYSTEM, RESTRICTION],
  ],
  [
    'Modals',
    [
      'login popup',
      'src/modals/login/login-modal.test.tsx',
      'a login leads on to where one meant to go, and its ways keep what was typed',
    ],
    ['register', ROUTES, '/register.html'],
    [
      'forgot password',
      'src/modals/forgot-password/forgot-password-modal.test.tsx',
      'an e-mail is asked for by a name and an address, and says the same to strangers',
    ],
    [
      'change password (forced)',
      'src/modals/change-password/change-password-modal.test.tsx',
      'a default password must be changed: neither Escape nor a reload gets past it, and the old one is asked for after that',
    ],
    ['notice', POPUP, 'titles stand beside the notice that is read, and closing it is for the session'],
    ['member centre', CENTRE, ITS_MENU],
    [
      'agent centre',
      'src/centres/agent/overview/overview-page.test.tsx',
      'an agent finds the centre in the account menu, and sees the team by day, beside the days before',
    ],
    [
      'game popup',
      'src/modals/games/vendor-list.test.tsx',
      'it counts all of them, shows more on request, and asks once more for a page that fails',
    ],
    [
      'chat room',
      'src/modals/chat/chat-modal.test.tsx',
      'a guest writes, is answered, and a reload keeps all of it with what was being typed',
    ],
    [
      'close with the Escape key when click-to-close is enabled',
      DIALOG,
      'Escape, a click beside it and the cross close it where click-to-close is %s',
    ],
    ['default modal size is 600 by 300', FIGURES, 'dialog width 400, modal 600 by 300'],
    ['the dialog width is 400', DIALOG, 'one is as wide as a dialog unless it says otherwise'],
  ],
  [
    'Notice popup',
    ['a left list of announcement titles, 5 per page', POPUP, FIVE_TITLES],
    ['paginated when there is more than one page', POPUP, FIVE_TITLES],
    ['a right pane shows the title and the HTML content', POPUP, FIVE_TITLES],
    ['with a promotionType a go-to-promotion button closes the modal', POPUP, TO_PROMOTION],
    ['and opens the reward centre page', POPUP, TO_PROMOTION],
  ],
  [
    'Notice page',
    ['a list of 9 notices per page', NOTICES, NINE],
    ['each shows a title', NOTICES, NINE],
    [
      'and an HTML body',
      NOTICES,
      'notices that do not come say so, and come on request; a notice is asked for whole when it is opened',
    ],
    ['clicking one expands it', NOTICES, NINE],
    [
      'opens on the page and item matching the selected notice index',
      'src/screens/home/notices/notices-marquee.test.tsx',
      'the line can be stopped, opens a notice on its page, and is no matter for this tab where it opens another',
    ],
    ['timestamps show as yyyy-MM-dd hh:mm:ss', NOTICES, NINE],
  ],
  [
    'Member centre',
    ['the default page is securityCenter', CENTRE, ITS_MENU],
    [
      'opens only for a logged-in user whose account type is not 4',
      CENTRE,
      'a guest logs in first, and a trial account is warned',
    ],
    [
      'shows only after its menu has loaded',
      CENTRE,
      'nothing shows before it is there, and what the server leaves out is not in it',
    ],
    ['a close button leaves it', CENTRE, 'a phone has the menu as a page of its own'],
    ['securityCenter: my account', CENTRE_PAGES, 'securityCenter'],
    ['transferFund: my wallet', CENTRE_PAGES, 'transferFund'],
    ['depositv2: deposit', CENTRE_PAGES, 'depositv2'],
    ['withdraw: withdraw', CENTRE_PAGES, 'withdraw'],
    ['transferUpline: transfer to upline', CENTRE_PAGES, 'transferUpline'],
    ['personalHistoryCopy: betting record', CENTRE_PAGES, 'personalHistoryCopy'],
    ['manualRebate: cashback', CENTRE_PAGES, 'manualRebate'],
    ['transactionHistory: account record', CENTRE_PAGES, 'transactionHistory'],
    ['personalProfit: personal loss', CENTRE_PAGES, 'personalProfit'],
    ['bonusDetails: bonus details', CENTRE_PAGES, 'bonusDetails'],
    ['rewardCenter: reward centre', CENTRE_PAGES, 'rewardCenter'],
    ['referral: invite friends', CENTRE_PAGES, 'referral'],
    ['missionLeaderboard: mission activity', CENTRE_PAGES, 'missionLeaderboard'],
    [
      'its badge shows the mission count when above 0',
      'src/centres/member/missions/missions-page.test.tsx',
      'a mission shows how far it is, its reward is claimed once, and the badge counts those that wait',
    ],
    ['messageV2: platform information', CENTRE_PAGES, 'messageV2'],
    ['Red Envelope', DAILY, 'nobody knows what is in a red envelope before it is opened, and it is opened once'],
    ['Credit Report', FOOTER, FOOT],
    [
      'VIP Bonus',
      'src/screens/vip/vip-screen.test.tsx',
      'a member sees what the next level still asks for, and claims what a level brought once',
    ],
    [
      'Bonus Code',
      DAILY,
      'a code that is refused stays in its field with the reason, and one that holds brings money once',
    ],
    [
      'Refer and Earn',
      'src/centres/member/referral/referral-page.test.tsx',
      'a member has a link and a code to send, and sees what has come of it',
    ],
    ['Blog, News and About Us', FOOTER, FOOT],
  ],
  [
    'Agent centre',
    [
      'the default page is agentTeamOverview',
      AGENT,
      'an agent logs in there and is at home in the centre, which is a page and no window',
    ],
    ['opens as a modal', AGENT, 'over another page of it the centre is a window, as everywhere'],
    [
      'with a left menu',
      'src/centres/frame/centre-frame.test.tsx',
      'its menu is its table’s, without asking the server',
    ],
    [
      'its pages stand in this order',
      CENTRE_PAGES,
      'the agent centre has its pages in the order of the specification, and begins with the overview',
    ],
    [
      'Announcement',
      'src/centres/agent/announcements/announcements-page.test.tsx',
      'agents are told of what is theirs alone; an announcement opens where it stands, and the address keeps it',
    ],
    [
      'Overview',
      'src/centres/agent/overview/overview-page.test.tsx',
      'an agent finds the centre in the account menu, and sees the team by day, beside the days before',
    ],
    [
      'Account (register centre)',
      'src/centres/agent/accounts/accounts-page.test.tsx',
      'an account is opened once by what the rules of registration ask, whatever the buttons do',
    ],
    [
      'Team Management',
      'src/centres/agent/team/team-page.test.tsx',
      'each level is one request; the address leads down and Back up again, and the cross closes all of it',
    ],
    [
      'Team Betting',
      AGENT_RECORDS,
      'what the team has bet is narrowed by level, category and name, which the address keeps',
    ],
    ['User Profit and Loss', AGENT_RECORDS, 'profit and loss by member, narrowed by level, with its sums'],
    [
      'My Income',
      AGENT_RECORDS,
      'what the agent has earned is told with its kind, whose team it comes from, and its sum',
    ],
    ['Transaction Details', AGENT_RECORDS, 'what members brought in and took out, by kind'],
    ['Dividend only if the dividend contract is enabled', CONTRACTS, BY_FLAG],
    ['Daily Salary only if salary is enabled', CONTRACTS, BY_FLAG],
    ['Hourly Salary only if hourly salary is enabled', CONTRACTS, BY_FLAG],
    ['Real-Time Salary only if real-time salary is enabled', CONTRACTS, BY_FLAG],
    [
      'a close button closes it',
      'src/centres/agent/team/team-page.test.tsx',
      'opened from the page, the cross leaves every level at once',
    ],
  ],
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
