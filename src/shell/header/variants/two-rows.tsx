import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useNavigation } from '../../../parts/games/category-nav/use-navigation.ts'
import { LanguagePicker } from '../../../parts/site/language-picker/language-picker.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { Logo } from '../logo.tsx'
import { WideSearch } from './wide-search.tsx'
import { NavList } from '../navigation/nav-list.tsx'
import { usePanels } from '../navigation/use-panels.ts'
import * as css from './two-rows.css.ts'
import { WideAccount } from './wide-account.tsx'

/** Tools above; logo and navigation below. */
export function TwoRows() {
  const { t } = useLingui()
  const { navigation } = useAtomValue(brandAtom).layout
  const items = useNavigation()
  const panels = usePanels()
  return (
    <>
      <div className={css.toolsGround} />
      <div className={css.rows}>
        <Logo className={css.logo} />
        <div className={css.tools}>
          <LanguagePicker />
          <WideSearch look="field" />
        </div>
        <div className={css.account}>
          <WideAccount roomy />
        </div>
        <nav className={css.nav} aria-label={t`Main`}>
          <NavList items={items.slice(0, -1)} look={navigation} panels={panels} />
          {/* How many promotions there are is to be seen, however many categories stand before them. */}
          <NavList items={items.slice(-1)} look={navigation} panels={panels} />
        </nav>
      </div>
    </>
  )
}
