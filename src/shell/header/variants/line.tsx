import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useNavigation } from '../../../parts/games/category-nav/use-navigation.ts'
import { LanguagePicker } from '../../../parts/site/language-picker/language-picker.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { useVendorLanes } from '../../../state/games/vendor-lanes.ts'
import { LayoutGrid } from '../../../ui/media/icons.tsx'
import { Logo } from '../logo.tsx'
import type { HeaderItem } from '../navigation/header-item.ts'
import { WideSearch } from './wide-search.tsx'
import { NavList } from '../navigation/nav-list.tsx'
import { usePanels } from '../navigation/use-panels.ts'
import * as css from './line.css.ts'
import { WideAccount } from './wide-account.tsx'

/** One row. The side menu holds the navigation; here one item opens all vendors, and one shows the promotions. */
export function Line() {
  const { t } = useLingui()
  const { navigation } = useAtomValue(brandAtom).layout
  const lanes = useVendorLanes()
  const games: HeaderItem = { target: null, name: t`Games`, icon: LayoutGrid, lanes: lanes ?? [] }
  // A merchant without a vendor has nothing to open.
  const items = [...(lanes?.length === 0 ? [] : [games]), ...useNavigation().slice(-1)]
  return (
    <div className={css.line}>
      <Logo className={css.logo} />
      <nav className={css.nav} aria-label={t`Main`}>
        <NavList items={items} look={navigation} panels={usePanels()} />
      </nav>
      <div className={css.tools}>
        <WideSearch look="icon" />
        <LanguagePicker />
      </div>
      <WideAccount roomy={false} />
    </div>
  )
}
