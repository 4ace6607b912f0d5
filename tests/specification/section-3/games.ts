/** Spec 3: games, what the site is told, icons and vendors. */
import type { Section } from '../row.ts'

/** Each entity of the wire is there with the schema that reads or writes it. */
const FIELDS = 'src/api/specified-fields.test.ts'
const LAUNCH = 'src/state/games/play/launch.test.ts'
const SAYS = 'says what the spec names, and is answered with an address that passes the guard'
const SUPPORT = 'src/state/content/support.test.ts'
const SEALED = 'sealed: %s, for %s: %s'
const LOTTERY = 'src/rules/lottery/lottery.test.ts'
const TARGET = 'src/rules/lottery/lottery-target.test.ts'
const ICONS = 'src/parts/games/category-nav/category-presentation.test.ts'
const SIDE_MENU = 'src/shell/side-menu/side-menu.test.tsx'
const EVERY_PAGE =
  'on a phone it has the games as well, each row with its icon; the vendor that stands alone has its own mark'

export const GAMES: Section = [
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
]
