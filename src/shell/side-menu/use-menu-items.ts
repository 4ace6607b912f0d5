import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useNavigation, type NavigationItem } from '../../parts/games/category-nav/use-navigation.ts'
import { categoryRoute, GRID_CATEGORIES } from '../../rules/games/categories.ts'
import type { Source } from '../../rules/games/game-choice.ts'
import { pageTarget } from '../../rules/games/play/play-target.ts'
import { sessionAtom } from '../../state/account/login/session.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { type IconView } from '../../ui/media/icons.tsx'
import {
  Award,
  Bell,
  CircleQuestionMark,
  Crown,
  Download,
  Heart,
  RotateCcwClock,
  Timer,
} from '../../ui/media/later-icons.ts'

interface MenuItems {
  /** What a member comes back to, and what is on now. */
  readonly own: readonly NavigationItem[]
  readonly pages: readonly NavigationItem[]
  /** What the bar of a wide window holds. */
  readonly games: readonly NavigationItem[]
}

/** What the side menu leads to: what the bar does not hold, and on phones what it does as well. */
export function useMenuItems(): MenuItems {
  const { t } = useLingui()
  const { order } = useAtomValue(brandAtom).navigation
  const signedIn = useAtomValue(sessionAtom) !== null
  const page = (to: string, name: string, icon: IconView): NavigationItem => ({ target: pageTarget(to), name, icon })
  const first = order.find((category) => GRID_CATEGORIES.includes(category))
  const list = (source: Source, name: string, icon: IconView): NavigationItem[] =>
    first && signedIn
      ? [{ target: { to: categoryRoute(first), search: { list: source }, isProtected: false }, name, icon }]
      : []
  return {
    own: [
      ...list('recent', t`Recently played`, RotateCcwClock),
      ...list('favorites', t`Favourites`, Heart),
      ...(order.includes('LIVE') ? [page(categoryRoute('LIVE'), t`Live now`, Timer)] : []),
    ],
    pages: [
      page('/vip', t`VIP`, Crown),
      page('/pointMall', t`Points mall`, Award),
      page('/noticePage', t`Notices`, Bell),
      page('/help', t`Help centre`, CircleQuestionMark),
      page('/down', t`App download`, Download),
    ],
    games: useNavigation(),
  }
}
