/**
 * What a finger goes for is fetched on its way: the code of where it leads, the first question of that page, and, once it is
 * pressed, the first pictures of its list. Which pages begin with what stands here; a page that is missing begins with its
 * code alone. Nothing here is waited for, and what fails is told where it is wanted.
 */
import type { QueryClient } from '@tanstack/react-query'
import { SIZES } from './parts/games/game-card/sizes.ts'
import { listFilter } from './parts/games/game-list/list-filter.ts'
import { readGameKey } from './parts/games/game-sheet/read-game-key.ts'
import { categoryRoute, GRID_CATEGORIES } from './rules/games/categories.ts'
import { readChoice } from './rules/games/game-choice.ts'
import { PICTURE_WIDTHS, type Game } from './rules/games/game.ts'
import { lobbyAt, modesOf } from './rules/lottery/lottery-lobby.ts'
import { centreIn } from './rules/site/centres.ts'
import { parseSearch, type Search } from './rules/site/search-params.ts'
import type { Modals } from './shell/modal-host.tsx'
import { sessionAtom } from './state/account/login/session.ts'
import { announcementsQuery, executionAtom } from './state/content/announcements.ts'
import { helpQuery } from './state/content/help.ts'
import { gameInfoQuery } from './state/games/game-info.ts'
import { gamesQuery } from './state/games/games.ts'
import { lotteryMenusQuery, vnMenuQuery } from './state/lottery/lottery.ts'
import { goodsQuery } from './state/rewards/points.ts'
import { promotionsQuery } from './state/rewards/promotions.ts'
import { vipBonusQuery } from './state/rewards/vip-bonus.ts'
import { brandAtom } from './state/site/brand.ts'
import { languageAtom } from './state/site/language.ts'
import { pictureUrl } from './state/site/pictures.ts'
import type { Store } from './state/store.ts'

/** As many covers as stand in the first row of a list on a wide window. */
const FIRST_COVERS = 6

export interface BeginWith {
  readonly queries: QueryClient
  readonly store: Store
  readonly modals: Modals
  /** Loads the code of a route's page. */
  readonly loadScreen: (path: string) => void
}

type Begin = (search: Search, parts: BeginWith, pressed: boolean) => Promise<unknown>

/** Begins what an address shows. @param pressed whether it is all but certain that it is gone to */
export function begin(url: URL, pressed: boolean, parts: BeginWith): void {
  const search = parseSearch(url.search)
  const here = url.pathname === location.pathname
  const works = [
    ...(here ? [] : [beginScreen(url.pathname, search, parts, pressed)]),
    beginModal(search, parts),
    beginSheet(search, parts),
  ]
  for (const work of works) work.catch(() => undefined)
}

async function beginScreen(path: string, search: Search, parts: BeginWith, pressed: boolean): Promise<void> {
  parts.loadScreen(path)
  await PAGES[path]?.(search, parts, pressed)
}

/** A modal's code, and within a centre its page's. */
async function beginModal(search: Search, { modals }: BeginWith): Promise<void> {
  const centre = centreIn(search)
  const name = search['modal'] ?? (centre && `${centre}-centre`)
  if (name === undefined || !Object.hasOwn(modals, name)) return
  // Together: what fails of the one while the other fails is told nowhere else.
  await Promise.all([modals[name]?.preload(), centre === 'member' && beginMemberPage(search)])
}

async function beginMemberPage(search: Search): Promise<void> {
  const [{ MEMBER_CENTRE }, { readPage }] = await Promise.all([
    import('./centres/member/pages.ts'),
    import('./centres/frame/centre-pages.ts'),
  ])
  await MEMBER_CENTRE.pages[readPage(MEMBER_CENTRE, search['member'] ?? '')]?.view.preload()
}

/** A game's sheet: its code, and what there is to know of the game. */
async function beginSheet(search: Search, { queries, store }: BeginWith): Promise<void> {
  const game = readGameKey(search['game'])
  if (!game) return
  await Promise.all([
    import('./parts/games/game-sheet/game-sheet.tsx'),
    queries.prefetchQuery(gameInfoQuery(store.get(languageAtom).code, game)),
  ])
}

const beginGames =
  (category: (typeof GRID_CATEGORIES)[number]): Begin =>
  async (search, { queries, store }, pressed) => {
    const choice = readChoice(search)
    if (choice.source !== 'all') return
    const { currency } = store.get(brandAtom)
    const query = gamesQuery(store.get(languageAtom).code, listFilter(category, choice, currency))
    await queries.prefetchInfiniteQuery(query)
    const first = queries.getQueryData(query.queryKey)?.pages[0]
    if (pressed) beginCovers(first?.games.slice(0, FIRST_COVERS) ?? [], store)
  }

/** As a card asks for them, so that the browser has the very same file. */
function beginCovers(games: readonly Pick<Game, 'smallPicture' | 'picture'>[], store: Store): void {
  const brand = store.get(brandAtom)
  for (const { smallPicture, picture } of games) {
    const [small, large] = [pictureUrl(smallPicture, brand), pictureUrl(picture, brand)]
    const cover = new Image()
    cover.sizes = SIZES[brand.layout.card]
    if (small !== undefined && large !== undefined && small !== large)
      cover.srcset = `${small} ${PICTURE_WIDTHS.smallPicture}w, ${large} ${PICTURE_WIDTHS.picture}w`
    cover.src = large ?? small ?? ''
  }
}

const beginLotteries =
  (path: string): Begin =>
  (_, { queries, store }) => {
    const { code } = store.get(languageAtom)
    const lobby = lobbyAt(path)
    if (lobby === 'vietnam') return queries.prefetchQuery(vnMenuQuery(code))
    const modes = modesOf(lobby, store.get(brandAtom).lotteryType)
    return Promise.all(modes.map((mode) => queries.prefetchQuery(lotteryMenusQuery(mode, code))))
  }

const signedIn = (store: Store): boolean => store.get(sessionAtom) !== null

const PAGES: Readonly<Partial<Record<string, Begin>>> = {
  ...Object.fromEntries(GRID_CATEGORIES.map((category) => [categoryRoute(category), beginGames(category)])),
  ...Object.fromEntries(
    ['/elott', '/lottery', '/vnlottery', '/seaLottery'].map((path) => [path, beginLotteries(path)]),
  ),
  '/promotions': (_, { queries, store }) =>
    queries.prefetchQuery(promotionsQuery({ language: store.get(languageAtom).code, signedIn: signedIn(store) })),
  '/vip': (_, { queries, store }) =>
    queries.prefetchQuery(vipBonusQuery(store.get(languageAtom).code, signedIn(store))),
  '/pointMall': (_, { queries, store }) => queries.prefetchQuery(goodsQuery(store.get(languageAtom).code)),
  '/noticePage': (_, { queries, store }) =>
    queries.prefetchQuery(announcementsQuery(store.get(languageAtom).code, store.get(executionAtom))),
  '/help': (_, { queries, store }) => queries.prefetchQuery(helpQuery(store.get(languageAtom).code)),
}
