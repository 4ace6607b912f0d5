/** Where a click on a game, a vendor or a footer shortcut leads (spec 2, "Header" and "Footer"; spec 5). */
import { categoryRoute, type Category } from '../categories.ts'
import { lotteryLobby } from '../../lottery/vendor-lobbies.ts'
import { SEA_LOTTERY_VENDOR, type VendorLane } from '../vendors/vendors.ts'

/** What names a game to the gateway (spec 3, "Launch request"). */
export interface GameIdentity {
  readonly vendor: string
  /** Empty where the vendor's own lobby is started. */
  readonly gameId: string
  readonly nodeId: string
}

export interface PlayTarget {
  readonly to: string
  readonly search: Readonly<Record<string, string>>
  /** Whether the login check comes first (spec 5, "Login check before protected actions"). */
  readonly isProtected: boolean
  /** The id of the bet slip that the launch takes along, where it is one's button that leads there. */
  readonly slip?: string
}

/** The `supportPlay` of a game that guests may try (spec 2: "when supportPlay equals 0, a free trial button"). */
export const TRIAL_OFFERED = 0

/** Whether a game offers a free trial. */
export function offersTrial(supportPlay: number): boolean {
  return supportPlay === TRIAL_OFFERED
}

/**
 * The game page with the game's identity. Playing is for true accounts; a free trial is for everyone
 * (spec 6: a guest may play free, and a launch shows the login popup).
 */
export function playTarget({ vendor, gameId, nodeId }: GameIdentity, mode: 'play' | 'trial' = 'play'): PlayTarget {
  const search: Record<string, string> = { vendor }
  if (gameId) search['game'] = gameId
  if (nodeId) search['node'] = nodeId
  if (mode === 'trial') search['trial'] = '1'
  return { to: '/game', search, isProtected: mode === 'play' }
}

/** A game in one of its rooms, as fish and card games have them. */
export function roomTarget(game: GameIdentity, roomId: string, category: Category): PlayTarget {
  const target = playTarget(game)
  return { ...target, search: { ...target.search, room: roomId, category } }
}

/** A vendor's own lobby, started at once. */
export function startVendor(vendor: string): PlayTarget {
  return playTarget({ vendor, gameId: '', nodeId: '' })
}

/** A page, which is open to everyone. */
export function pageTarget(to: string, search: PlayTarget['search'] = {}): PlayTarget {
  return { to, search, isProtected: false }
}

/**
 * A click on a vendor: sports start at once, the vendors of our own lotteries open their lobby, the rest their category's
 * page at the vendor. Spec 2 says so of sports and slots; of the others it shows nothing, and all our pages take `page`.
 */
export function vendorTarget(category: Category, vendor: string): PlayTarget {
  if (category === 'SPORTS') return startVendor(vendor)
  const lobby = lotteryLobby(vendor)
  if (lobby !== undefined) return pageTarget(lobby)
  // Both lotteries have one page, which begins with the electronic one.
  const kind = category === 'LOTT' ? { kind: category } : {}
  return pageTarget(categoryRoute(category), { page: vendor, ...kind })
}

/**
 * A shortcut of the footer to a category: sports launch the first sports vendor, both lotteries the South-East Asian
 * one where it is present, slots open at the first slots vendor; any other opens its page.
 * @param lanes sorted; `null` while they are not known
 * @returns `null` for a category without vendors, which has no shortcut
 */
export function shortcutTarget(category: Category, lanes: readonly VendorLane[] | null): PlayTarget | null {
  if (!lanes) return pageTarget(categoryRoute(category))
  if ((category === 'LOTT' || category === 'ELOTT') && hasVendor(lanes, SEA_LOTTERY_VENDOR)) {
    return startVendor(SEA_LOTTERY_VENDOR)
  }
  const [first] = lanes.find((lane) => lane.category === category)?.vendors ?? []
  if (!first) return null
  const isAtVendor = category === 'SPORTS' || category === 'RNG'
  return isAtVendor ? vendorTarget(category, first.code) : pageTarget(categoryRoute(category))
}

/** An item of the server's navigation list (spec 3, "Navigation item"). */
export interface NavigationItem {
  /** The translation key; one that no catalogue knows shows as `enName`. */
  readonly name: string
  readonly enName: string
  /** `null` where it names a game, or a category that this site does not have. */
  readonly category: Category | null
  /** Points as the server writes them; `categoryPoints` reads them. */
  readonly point: string
  /** A page of this site, such as `/promotions`; `null` for none. */
  readonly page: string | null
  /** Set for an item of type game. */
  readonly game: GameIdentity | null
}

/**
 * A navigation item of type game launches that game, one of a category is its shortcut (spec 2, "Footer"), any other leads
 * to its page.
 */
export function itemTarget(
  { game, category, page }: Pick<NavigationItem, 'game' | 'category' | 'page'>,
  lanes: readonly VendorLane[] | null,
): PlayTarget | null {
  if (game) return playTarget(game)
  if (category) return shortcutTarget(category, lanes)
  return page === null ? null : pageTarget(page)
}

const hasVendor = (lanes: readonly VendorLane[], code: string): boolean =>
  lanes.some(({ vendors }) => vendors.some((vendor) => vendor.code === code))
