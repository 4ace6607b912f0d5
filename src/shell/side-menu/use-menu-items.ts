import { useLingui } from '@lingui/react/macro'
import { useNavigation, type NavigationItem } from '../../parts/games/category-nav/use-navigation.ts'
import { pageTarget } from '../../rules/games/play/play-target.ts'
import { type IconView } from '../../ui/media/icons.tsx'
import { Award, Bell, CircleQuestionMark, Crown, Download } from '../../ui/media/later-icons.ts'

/** What the side menu leads to: games and promotions first, then the site's other pages. */
export function useMenuItems(): { readonly games: NavigationItem[]; readonly pages: NavigationItem[] } {
  const { t } = useLingui()
  const page = (to: string, name: string, icon: IconView): NavigationItem => ({ target: pageTarget(to), name, icon })
  return {
    games: useNavigation(),
    pages: [
      page('/vip', t`VIP`, Crown),
      page('/pointMall', t`Points mall`, Award),
      page('/noticePage', t`Notices`, Bell),
      page('/help', t`Help centre`, CircleQuestionMark),
      page('/down', t`App download`, Download),
    ],
  }
}
