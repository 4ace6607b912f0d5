/** Spec 3: entities and their fields. */
import type { Section } from './row.ts'

/** Each entity of the wire is there with the schema that reads or writes it. */
const FIELDS = 'src/api/specified-fields.test.ts'
const STORAGE = 'src/state/site/storage.test.ts'
const KEYS = 'session storage has the keys of spec 3, those after login and the other caches'
const BRAND = 'src/brand/schema.test.ts'
const ON_THE_WEB =
  'a brand is on the platform web and the device WEB, of the lottery type SEA, unless it says otherwise'
const LAUNCH = 'src/state/games/play/launch.test.ts'
const SAYS = 'says what the spec names, and is answered with an address that passes the guard'
const SUPPORT = 'src/state/content/support.test.ts'
const SEALED = 'sealed: %s, for %s: %s'
const LOTTERY = 'src/rules/lottery/lottery.test.ts'
const TARGET = 'src/rules/lottery/lottery-target.test.ts'
const PROMOTIONS = 'src/screens/promotions/promotions-screen.test.tsx'
const ICONS = 'src/parts/games/category-nav/category-presentation.test.ts'
const SIDE_MENU = 'src/shell/side-menu/side-menu.test.tsx'
const EVERY_PAGE = 'leads to every page, counts a member’s messages and opens them'

export const SECTION_3: Section = [
  [
    'Brand config',
    ['platform web', BRAND, ON_THE_WEB],
    ['a merchant code', BRAND, ON_THE_WEB],
    ['lottery type SEA', BRAND, ON_THE_WEB],
    ['device WEB', BRAND, ON_THE_WEB],
    ['default language TY', BRAND, 'the reference brand speaks EN and TY, and begins in TY'],
    ['supported languages EN and TY', BRAND, 'the reference brand speaks EN and TY, and begins in TY'],
    [
      'chat header colour',
      'src/theme/read.test.ts',
      'the head of the chat room has a colour of its own where the theme says one',
    ],
    ['the flag loginedToHomePage', BRAND, ON_THE_WEB],
  ],
  ['Prize modes', ['Lott, ZY, Elott, SEA', FIELDS, 'prize modes']],
  [
    'Announcement',
    ['title, content (HTML), promotionType, execution, a time', FIELDS, 'Announcement'],
    ['execution: codes A, B, F', FIELDS, 'executions'],
    ['types requested: B, PL, PU, PR, H', FIELDS, 'announcement types'],
    [
      'the default execution type is B',
      'src/state/content/announcements.test.ts',
      'one announcement’s content, and none that is for members alone',
    ],
  ],
  [
    'Session storage keys',
    ['token, merchant, merchantCode, platform, nickname, account, username, customerId', STORAGE, KEYS],
    ['isAgent (account type), toUpline, memberLabel, a cpw flag', STORAGE, KEYS],
    [
      'they are there after login',
      'src/state/account/login/sign-in.test.ts',
      'stores the keys of spec 3, and no password',
    ],
    ['gameVendor, routers, validate, settings, merchantWallet, index_notice', STORAGE, KEYS],
    ['a per-popup closed flag', 'src/state/content/start-popup.test.ts', 'holds for the session, also after a reload'],
  ],
  [
    'Local storage keys',
    [
      'lang, hisLang',
      'src/state/site/change-language.test.ts',
      'loads, activates, marks the document and is kept with the one before',
    ],
  ],
  [
    'Login payload',
    ['username, password, captcha, type', FIELDS, 'Login payload'],
    ['type: sms or username', FIELDS, 'login types'],
    ['a second form adds the result of a slider-captcha check', FIELDS, 'Second form of login'],
  ],
  [
    'Login response',
    ['token, firstTimeLogin, passwordExpired', FIELDS, 'Login response'],
    [
      'the value carries user info',
      'src/state/account/login/begin-session.test.ts',
      'by %s has its member’s info, and keeps no password anywhere',
    ],
    ['the value may carry a captcha flag', FIELDS, 'Login refusal'],
  ],
  [
    'Member info',
    [
      'id, account, nickname, type (agent type), toUpline, clubLabel, memberLabel list, userName',
      FIELDS,
      'Member info',
    ],
    ['clubLabel: labelName, rankLevel', FIELDS, 'Member info'],
  ],
  ['Change-password payload', ['oldPassword, newPassword, confirmNewPassword', FIELDS, 'Change-password payload']],
  ['Forgot-by-email payload', ['username, email', FIELDS, 'Forgot-by-email payload']],
  [
    'SMS code request',
    ['mobileNum, countryDialingCode', FIELDS, 'SMS code request'],
    ['the response value has expiredMinutes', FIELDS, 'SMS code response'],
    ['registration: mobileNo plus slider-captcha data', FIELDS, 'Registration SMS request'],
  ],
  ['Reset-by-phone payload', ['newPassword, mobileNum, verificationCode', FIELDS, 'Reset-by-phone payload']],
  ['Country', ['countryCode, countryDialingCode', FIELDS, 'Country']],
  [
    'Registration user',
    ['username to firebaseIdToken', FIELDS, 'Registration user'],
    ['login true', FIELDS, 'login at once'],
    [
      'Telegram, Zalo, full name, nickname, birthday, address, nationality, occupation, source of income',
      FIELDS,
      'Further registration fields',
    ],
  ],
  [
    'Registration field rules from server',
    ['acceptedPattern, patternId, minLength, maxLength, enabled, required', FIELDS, 'Registration field rules'],
  ],
  [
    'Game list item',
    ['vassalage to isHot', FIELDS, 'Game list item'],
    [
      'a vendor lane has title (category) and cards',
      'src/state/games/vendors.test.ts',
      'name their category by either word; one that this site does not have is left out',
    ],
    ['a game list response has games, pageNum, totalPages', FIELDS, 'Game list response'],
  ],
  [
    'Game vendor',
    ['vassalage (vendor code), gameType or gameCategory, vendors list', FIELDS, 'Game vendor'],
    [
      'a sorting vendor has gameCategory and vendors',
      'src/state/games/vendors.test.ts',
      'are the sandbox’s, asked for once a tab, also after a reload',
    ],
  ],
  ['Navigation item', ['name (translation key), gameType, page, point, enName', FIELDS, 'Navigation item']],
  [
    'Game (launch data)',
    ['gameType, isGame, code, defaultPlayType, accountTypeName', FIELDS, 'Game launch data'],
    [
      'gameType LOTT, ELOTT and others',
      'src/screens/lottery/lobby/lobby-view.test.tsx',
      'another vendor’s lotteries stand beside the own ones, of both kinds',
    ],
    [
      'isGame VASSALAGE opens a popup list',
      'src/state/lottery/lottery.test.ts',
      'by family, with Vietnam’s behind one entry; and by region',
    ],
    ['the popup list', TARGET, 'a list as a popup over the whole lobby'],
    ['accountTypeName TCG_SEA', TARGET, 'South-East Asia’s in its lobby'],
    ['accountTypeName TCG_LOTTO_VN', TARGET, 'Vietnam’s in its own'],
    ['accountTypeName LOTT, ELOTT', TARGET, 'all others in the general one'],
  ],
  [
    'Launch request',
    ['gameId, nodeId, vassalage, username, token, merchantCode, language', LAUNCH, SAYS],
    ['accountType 1', FIELDS, 'account type of a launch'],
    ['confirmTrans 0', FIELDS, 'confirmTrans'],
    ['launchMode GLS', FIELDS, 'launch mode'],
    ['platform html5-desktop', FIELDS, 'game platform'],
    ['clientType 3', FIELDS, 'client type'],
    ['the lottery lobby uses launch mode LOTT with lottoArea VN', LAUNCH, 'of Vietnam’s lobby names its area'],
    [
      'the response has game_url or game_url2',
      LAUNCH,
      'takes the second address where there is no first one, and an answer without any for none',
    ],
  ],
  [
    'Resources',
    ['url, qrCodeUrl, labelNameEn, labelNameCn', FIELDS, 'Resources'],
    [
      'keyed by resourceType',
      'src/state/site/links/app-links.test.ts',
      'the sandbox’s apps with their QR codes, social page and mail address',
    ],
  ],
  [
    'Permission response',
    ['whitelabel tree', 'src/rules/site/modules.test.ts', 'a flag under a node that is off is off, at any depth'],
    ['register rules', FIELDS, 'Registration field rules'],
    ['resources', FIELDS, 'Routers'],
    [
      'customerService, analytics gtagId, imageCDNs, launchGameCDNs, location (ip, country), maintenance, regionRestriction',
      FIELDS,
      'Permission response',
    ],
  ],
  [
    'Consolidated agent data',
    ['dailysalreqtype, divtypereq, contracthoursalreq, realtimesalreqtype', FIELDS, 'Consolidated agent data'],
  ],
  [
    'Customer service entry',
    ['csType, path', FIELDS, 'Customer service entry'],
    ['csType VIP or LIVECHAT', FIELDS, 'customer service types'],
    ['the service-link response has value.version.pathList with type and path', FIELDS, 'Service-link response'],
    ['type 3 is used', SUPPORT, SEALED],
    [
      'the path is encrypted',
      SUPPORT,
      'that is plain, or sealed under another key, is no address where the brand seals',
    ],
  ],
  [
    'Hot game request',
    ['merchantCode, isPlatform, vassalage, platform, language', FIELDS, 'Hot game request'],
    ['isPlatform 2', FIELDS, 'isPlatform'],
    ['the response has list', FIELDS, 'Hot game response'],
  ],
  [
    'Avatar',
    ['avatar, avatarType', FIELDS, 'Avatar'],
    ['avatarType CUSTOM or STATIC', FIELDS, 'avatar types'],
    [
      'the image address is built from an image host and a merchant path',
      'src/state/account/member.test.ts',
      'the address of an avatar is built from an image host and the merchant’s path; a whole one stands as it is',
    ],
  ],
  [
    'Icon names',
    [
      'game categories ESPORTS, FISH, LIVE, PVP, RNG, SPORTS, lottery',
      ICONS,
      'each category has an icon and a name of its own',
    ],
    ['promo, home, vip', SIDE_MENU, EVERY_PAGE],
    ['rewardcenter', 'src/centres/frame/centre-pages.test.ts', 'rewardCenter'],
    ['lottery icons PK10, LF, CHAIN, K3, PCB', LOTTERY, 'have the spec’s five icons between them'],
    [
      'lottery families 11X5, LF, LHC, PK10, SSC',
      'src/state/lottery/lottery.test.ts',
      'by family, with Vietnam’s behind one entry; and by region',
    ],
  ],
  [
    'Vendor codes seen',
    ['the 27 of them', 'scripts/sandbox/seeds/seeds.test.ts', 'the vendors are the 27 codes of the spec'],
    [
      'VENDOR_ICON_SMALL, RNG_LIST_VENDOR and SUBMENU_IMG/STYLE1',
      'src/rules/games/vendors/vendor-images.test.ts',
      'the %s of a vendor stands in its folder',
    ],
    ['under a shared image base', 'src/rules/games/vendors/vendor-images.test.ts', 'one colour, and another base'],
  ],
  [
    'Live game classes',
    [
      'Baccarat to Mahjong',
      'src/rules/games/vendors/live-classes.test.ts',
      'there are the fifteen classes of the spec, each once',
    ],
  ],
  [
    'Points records',
    ['transaction reference number to points ratio', FIELDS, 'Points records'],
    ['point types: live, lottery, pvp, slots, sports, redeem, deposit', FIELDS, 'point types'],
  ],
  [
    'Contracts',
    ['period valid bet, period profit and loss, active members, rate', FIELDS, 'Contracts'],
    [
      'bet amount daily or per hour',
      'src/rules/team/settlement-spans.test.ts',
      'a salary is measured by what it is called after, a dividend by its period',
    ],
    [
      'real-time salary has profit rate, loss rate and single-bet amount',
      'src/rules/team/contract-terms.test.ts',
      'in real time goes by how the bet ended',
    ],
  ],
  [
    'Withdrawal confirmation',
    ['received amount, remaining amount', FIELDS, 'Withdrawal confirmation'],
    [
      'proof image',
      'src/centres/member/withdraw/order/withdrawal-view.test.tsx',
      'each state has its name, and what is paid and still to come stands to the last unit',
    ],
  ],
  [
    'Activity application',
    ['comment', PROMOTIONS, 'an application says what it lacks, keeps what was typed when it fails, and is sent once'],
    ['images', PROMOTIONS, 'required pictures are asked for, and no longer once one has arrived'],
  ],
  ['Support ticket', ['question type and content description', FIELDS, 'Support ticket']],
]
