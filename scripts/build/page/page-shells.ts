/** Pages that links and search engines lead to: each comes with a head of its own, and many with what they show. */
import { listGames } from '../../../src/api/games/games.ts'
import { listGameMenus } from '../../../src/api/lottery/lottery.ts'
import { listPromotions } from '../../../src/api/rewards/promotions.ts'
import { getFixture, listFixtures, listSports } from '../../../src/api/sports/fixtures.ts'
import { getVipBonus } from '../../../src/api/rewards/vip-bonus.ts'
import { getDomainRoute } from '../../../src/api/site/site.ts'
import { listAnnouncements, ANNOUNCEMENT_TYPES } from '../../../src/api/content/announcements.ts'
import { getHelpCentre } from '../../../src/api/content/help.ts'
import { WRITTEN_PAGES, type WrittenPageName } from '../../../src/rules/content/written-pages.ts'
import { CLIENT_TYPE, FIXTURE_PAGE, GAME_PAGE_SIZE, GAME_PLATFORM, PLATFORM_CODE } from '../../../src/rules/figures.ts'
import { CATEGORIES, categoryRoute, type Category } from '../../../src/rules/games/categories.ts'
import { modesOf } from '../../../src/rules/lottery/lottery-lobby.ts'
import type { ReplyOf } from '../../../src/api/transport/endpoint.ts'
import { PICTURE_WIDTHS } from '../../../src/rules/games/game.ts'
import { earlyCall, type EarlyCall } from './starter-data.ts'
import { SITE_KEPT_AS, type Covers } from '../../../src/brand/starter-data.ts'
import type { BundledBrand } from '../../../src/brand/bundle.ts'

export interface PageShell {
  /** The address, which is the name of the file too, without its ending. */
  readonly path: `/${string}`
  /** The module that holds the screen, below `src`, which the shell shows. */
  readonly screen: string
  /** What the screen will ask for. */
  readonly calls?: (brand: BundledBrand) => readonly EarlyCall[]
  /** The page of the brand's own that it shows. */
  readonly written?: WrittenPageName
  /** Whether the worker keeps it; where it does not, what it keeps for every other address answers. */
  readonly kept?: true
}

const SHOWN: readonly PageShell[] = [
  {
    path: '/help',
    screen: 'screens/help/help-screen.tsx',
    calls: (brand) => [earlyCall(brand, getHelpCentre, { language: '{language}' }, { insideOnly: true })],
    kept: true,
  },
  {
    path: '/noticePage',
    screen: 'screens/notice-page/notice-page-screen.tsx',
    calls: (brand) => [
      earlyCall(
        brand,
        listAnnouncements,
        // What a guest is shown (spec 6); a member's list is another one, and not begun without the token.
        { types: ANNOUNCEMENT_TYPES, platform: PLATFORM_CODE, execution: 'B', language: '{language}' },
        { insideOnly: true },
      ),
    ],
    kept: true,
  },
  ...WRITTEN_PAGES.map((name): PageShell => ({
    path: `/${name}`,
    screen: 'screens/written-page/written-page-screen.tsx',
    written: name,
  })),
]

type GamesReply = ReplyOf<typeof listGames>

/** A game's two pictures, as a card shows them. */
const COVERS: Covers = {
  list: 'games' satisfies keyof GamesReply,
  pictures: [
    ['smallIcon' satisfies keyof GamesReply['games'][number], PICTURE_WIDTHS.smallPicture],
    ['showIcon' satisfies keyof GamesReply['games'][number], PICTURE_WIDTHS.picture],
  ],
}

/** The first page of a category's games, as `state/games/games.ts` asks for it. */
const firstGames = (category: Category) => (brand: BundledBrand) => [
  earlyCall(
    brand,
    listGames,
    {
      clientType: CLIENT_TYPE,
      platform: GAME_PLATFORM,
      channel: brand.device,
      merchant: brand.merchantCode,
      language: '{language}',
      pageNo: 1,
      pageSize: GAME_PAGE_SIZE,
      gameType: category,
    },
    { insideOnly: true, covers: COVERS },
  ),
]

const games = (category: Category) => ({
  screen: 'screens/games/games-screen.tsx',
  calls: firstGames(category),
})
type FixtureReply = ReplyOf<typeof getFixture>

/** Who meets whom. */
const FIXTURE_NAMES = (['home', 'away'] satisfies readonly (keyof FixtureReply['fixture'])[]).map(
  (side) =>
    ['fixture' satisfies keyof FixtureReply, side, 'name' satisfies keyof FixtureReply['fixture']['home']] as const,
)
/** What the board of sports asks for first, as `state/sports/fixtures.ts` does. */
const firstFixtures = (brand: BundledBrand) =>
  brand.layout.sports === 'board'
    ? [
        earlyCall(brand, listSports, { language: '{language}' }, { insideOnly: true }),
        earlyCall(
          brand,
          listFixtures,
          { language: '{language}', live: 1, pageNo: 1, pageSize: FIXTURE_PAGE },
          { insideOnly: true, plainOnly: true },
        ),
        earlyCall(
          brand,
          getFixture,
          { id: '{named}', language: '{language}' },
          { insideOnly: true, named: 'fixture', told: FIXTURE_NAMES },
        ),
      ]
    : []
/** What a stage or a room asks for depends on its vendor, which the first answers name. */
const stages = { screen: 'screens/sports/sports-screen.tsx' }
const rooms = { screen: 'screens/rooms/rooms-screen.tsx' }
const lotteries = {
  screen: 'screens/lottery/lottery-screen.tsx',
  calls: (brand: BundledBrand) =>
    modesOf('electronic', brand.lotteryType).map((prizeMode) =>
      earlyCall(brand, listGameMenus, { prizeMode, language: '{language}' }, { insideOnly: true }),
    ),
}

const LOBBIES: Readonly<Record<Category, Pick<PageShell, 'screen' | 'calls'>>> = {
  RNG: games('RNG'),
  LIVE: games('LIVE'),
  SPORTS: { ...stages, calls: firstFixtures },
  ESPORTS: stages,
  FISH: rooms,
  PVP: rooms,
  LOTT: lotteries,
  ELOTT: lotteries,
  COCKFIGHT: games('COCKFIGHT'),
  MINI: games('MINI'),
}

const pathOf = (category: Category) => categoryRoute(category) as `/${string}`

/** The pages whose content differs by the minute: their shells hold headings, and places for what will be answered. */
const LIVE_PAGES: readonly PageShell[] = [
  // Two categories share a page.
  ...CATEGORIES.filter((category) => category !== 'LOTT').map((category) => ({
    path: pathOf(category),
    ...LOBBIES[category],
  })),
  {
    path: '/promotions',
    screen: 'screens/promotions/promotions-screen.tsx',
    calls: (brand) => [earlyCall(brand, listPromotions, { language: '{language}' }, { insideOnly: true })],
  },
  {
    path: '/vip',
    screen: 'screens/vip/vip-screen.tsx',
    calls: (brand) => [earlyCall(brand, getVipBonus, { language: '{language}' }, { insideOnly: true })],
  },
  {
    path: '/down',
    screen: 'screens/download/download-screen.tsx',
    calls: (brand) => [earlyCall(brand, getDomainRoute, {}, { keptAs: SITE_KEPT_AS, insideOnly: true })],
  },
]

/** Every other address but the home page's gets the neutral frame. */
export const PAGE_SHELLS: readonly PageShell[] = [...SHOWN, ...LIVE_PAGES]

/** The addresses that a brand is found under besides its home page: no category that its navigation leaves out. */
export function publicPaths(navigation: readonly Category[]): string[] {
  const without = new Set(CATEGORIES.map(pathOf)).difference(new Set(navigation.map(pathOf)))
  return PAGE_SHELLS.map(({ path }) => path).filter((path) => !without.has(path))
}

/** The file of a page's shell. */
export const shellFile = ({ path }: PageShell): string => `${path.slice(1)}.html`
