import type { NavigationItem } from '../../../parts/games/category-nav/use-navigation.ts'
import type { PlayTarget } from '../../../rules/games/play/play-target.ts'

/** An item as the header shows it: one of the navigation's, or one without a page, which only opens its panel. */
export interface HeaderItem extends Omit<NavigationItem, 'target'> {
  readonly target: PlayTarget | null
}

/** What tells the items of one header apart, also while their vendors are still on their way. */
export function itemKey({ target }: HeaderItem): string {
  return target?.to ?? 'all'
}
