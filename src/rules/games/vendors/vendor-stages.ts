/** Vendors as stages, one tap from their game: which come first, and where the tap leads (spec 2, "Header"). */
import type { Category } from '../categories.ts'
import { gameTarget, type Game } from '../game.ts'
import { startVendor, type PlayTarget } from '../play/play-target.ts'
import type { NavigationSettings } from '../shown-categories.ts'
import type { Vendor } from './vendors.ts'

/**
 * The vendors of a page of stages: the one that stands alone in the navigation leads, as the brand calls it.
 * @param chosen the code that the address names; one that is not among them chooses nothing
 */
export function stageVendors(
  vendors: readonly Vendor[],
  chosen: string,
  { soloSportsVendor, soloSportsName }: Pick<NavigationSettings, 'soloSportsVendor' | 'soloSportsName'>,
): Vendor[] {
  const picked = vendors.filter(({ code }) => code === chosen)
  const shown = picked.length > 0 ? picked : vendors
  const isSolo = ({ code }: Vendor): boolean => code === soloSportsVendor
  const solo = shown.filter(isSolo).map((vendor) => ({ ...vendor, name: soloSportsName ?? vendor.name }))
  return [...solo, ...shown.filter((vendor) => !isSolo(vendor))]
}

/**
 * What a tap on a stage starts. A sports vendor starts by itself; any other vendor may have a lobby of another category,
 * so there its most played game is started, and its lobby where it lists no games.
 * @param games of this category, the most played first; `undefined` while they are not known
 * @returns `null` while that can't be said
 */
export function stageTarget(category: Category, vendor: string, games: readonly Game[] | undefined): PlayTarget | null {
  if (category === 'SPORTS') return startVendor(vendor)
  if (!games) return null
  const [first] = games
  return first ? gameTarget(first) : startVendor(vendor)
}

/**
 * The smallest of the bets that games begin with, in minor units.
 * @returns `null` where one of them does not say it, or there are none
 */
export function leastBet(bets: readonly (bigint | null)[]): bigint | null {
  let [least = null] = bets
  for (const bet of bets) {
    if (bet === null) return null
    if (least === null || bet < least) least = bet
  }
  return least
}
