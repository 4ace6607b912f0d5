import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useNavigation, type NavigationItem } from '../../../parts/category-nav/use-navigation.ts'
import { LanguagePicker } from '../../../parts/language-picker/language-picker.tsx'
import { pageTarget } from '../../../rules/play.ts'
import { brandAtom } from '../../../state/brand.ts'
import { useVendorLanes } from '../../../state/vendor-lanes.ts'
import { LayoutGrid } from '../../../ui/icons.tsx'
import { Logo } from '../logo.tsx'
import { NavList } from '../navigation/nav-list.tsx'
import { usePanels } from '../navigation/use-panels.ts'
import * as css from './line.css.ts'
import { WideAccount } from './wide-account.tsx'

/** One row. The side menu holds the navigation; here one item opens all vendors, and one shows the promotions. */
export function Line() {
  const { t } = useLingui()
  const { navigation } = useAtomValue(brandAtom).layout
  const items = useNavigation()
  const lanes = useVendorLanes() ?? []
  const first = items.find((item) => item.lanes)
  const promotions = items.at(-1)
  const games: NavigationItem = {
    target: first?.target ?? pageTarget('/index'),
    name: t`Games`,
    icon: LayoutGrid,
    lanes,
  }
  return (
    <div className={css.line}>
      <Logo className={css.logo} />
      <nav className={css.nav} aria-label={t`Main`}>
        <NavList items={promotions ? [games, promotions] : [games]} look={navigation} panels={usePanels()} />
      </nav>
      <LanguagePicker />
      <WideAccount roomy={false} />
    </div>
  )
}
