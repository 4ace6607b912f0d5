import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useNavigation } from '../../../parts/games/category-nav/use-navigation.ts'
import { AgeMark } from '../../../parts/site/age-mark/age-mark.tsx'
import { LanguagePicker } from '../../../parts/site/language-picker/language-picker.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { Logo } from '../logo.tsx'
import { MenuButton } from '../menu-button.tsx'
import { NavList } from '../navigation/nav-list.tsx'
import { usePanels } from '../navigation/use-panels.ts'
import { atEnd, search } from '../wide-row.css.ts'
import * as css from './two-rows.css.ts'
import { WideAccount } from './wide-account.tsx'
import { WideSearch } from './wide-search.tsx'

/** Logo, search and account above; the navigation below. */
export function TwoRows() {
  const { t } = useLingui()
  const { navigation } = useAtomValue(brandAtom).layout
  const items = useNavigation()
  const panels = usePanels()
  return (
    <>
      <div className={css.tools[navigation]}>
        <MenuButton place="wide" />
        <Logo />
        <div className={search}>
          <WideSearch look="field" />
        </div>
        <div className={atEnd}>
          <AgeMark id="age" />
          <LanguagePicker />
        </div>
        <WideAccount roomy />
      </div>
      <div className={css.navGround}>
        <nav className={css.nav[navigation]} aria-label={t`Main`}>
          <NavList items={items.slice(0, -1)} look={navigation} panels={panels} />
          {/* How many promotions there are is to be seen, however many categories stand before them. */}
          <NavList items={items.slice(-1)} look={navigation} panels={panels} />
        </nav>
      </div>
    </>
  )
}
