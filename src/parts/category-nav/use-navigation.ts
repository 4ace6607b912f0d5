import { useLingui } from '@lingui/react/macro'
import { Gift, House, type IconView } from '../../ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { categoryRoute } from '../../rules/categories.ts'
import { brandAtom } from '../../state/brand.ts'
import { gatewayAtom } from '../../state/gateway.ts'
import { promotionCountQuery } from '../../state/promotions.ts'
import { sessionAtom } from '../../state/session.ts'
import { CATEGORY_LOOK } from './category-look.ts'

export interface NavigationItem {
  readonly to: string
  readonly name: string
  readonly icon: IconView
  /** How many things wait there; 0 shows nothing. */
  readonly count?: number
}

/** The brand's game categories in its order; two that share a page (spec 2: ELOTT and LOTT) are one item. */
export function useCategories(): NavigationItem[] {
  const { i18n } = useLingui()
  const { order } = useAtomValue(brandAtom).navigation
  const items = new Map<string, NavigationItem>()
  for (const category of order) {
    const to = categoryRoute(category)
    const { icon, name } = CATEGORY_LOOK[category]
    if (!items.has(to)) items.set(to, { to, name: i18n._(name), icon })
  }
  return [...items.values()]
}

/** Home, the categories, and promotions with their count (spec 2, "Bottom bar"). */
export function useNavigation(): NavigationItem[] {
  const { t } = useLingui()
  const signedIn = useAtomValue(sessionAtom) !== null
  const { data } = useQuery(promotionCountQuery(useAtomValue(gatewayAtom), signedIn))
  return [
    { to: '/index', name: t`Home`, icon: House },
    ...useCategories(),
    { to: '/promotions', name: t`Promotions`, icon: Gift, count: data ?? 0 },
  ]
}
