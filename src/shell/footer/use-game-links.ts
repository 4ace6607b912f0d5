import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { CATEGORY_PRESENTATION } from '../../parts/games/category-nav/category-presentation.ts'
import { itemTarget, shortcutTarget, type PlayTarget } from '../../rules/games/play/play-target.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { useNavigationItems } from '../../state/site/links/navigation-items.ts'
import { useVendorLanes } from '../../state/games/vendor-lanes.ts'

interface GameLink {
  readonly key: string
  readonly name: string
  readonly target: PlayTarget
}

/**
 * The merchant's navigation items, or a shortcut to each of the brand's categories where it has none
 * (spec 2, "Footer": sports launch, lotteries go through one vendor, items of type game launch the game, slots open
 * at their first vendor).
 */
export function useGameLinks(): GameLink[] {
  const { i18n } = useLingui()
  const { order } = useAtomValue(brandAtom).navigation
  const items = useNavigationItems()
  const lanes = useVendorLanes()
  const links = items.flatMap((item): GameLink[] => {
    const target = itemTarget(item, lanes)
    if (!target) return []
    const known = Object.hasOwn(i18n.messages, item.name)
    const name = item.category
      ? i18n._(CATEGORY_PRESENTATION[item.category].name)
      : known
        ? i18n._(item.name)
        : item.enName
    return [{ key: item.name, name, target }]
  })
  if (links.length > 0) return withoutTwins(links)
  return withoutTwins(
    order.flatMap((category) => {
      const target = shortcutTarget(category, lanes)
      return target ? { key: category, name: i18n._(CATEGORY_PRESENTATION[category].name), target } : []
    }),
  )
}

/** Both lotteries may lead to one vendor: two names for one link would be one too many. */
function withoutTwins(links: readonly GameLink[]): GameLink[] {
  const place = ({ target }: GameLink): string => JSON.stringify([target.to, target.search])
  return links.filter((link, at) => links.findIndex((other) => place(other) === place(link)) === at)
}
