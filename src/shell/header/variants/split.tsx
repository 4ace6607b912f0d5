import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useNavigation } from '../../../parts/games/category-nav/use-navigation.ts'
import { AgeMark } from '../../../parts/site/age-mark/age-mark.tsx'
import { LanguagePicker } from '../../../parts/site/language-picker/language-picker.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { Logo } from '../logo.tsx'
import { MenuButton } from '../menu-button.tsx'
import { WideSearch } from './wide-search.tsx'
import { NavList } from '../navigation/nav-list.tsx'
import { usePanels } from '../navigation/use-panels.ts'
import { search } from '../wide-row.css.ts'
import * as css from './split.css.ts'
import { WideAccount } from './wide-account.tsx'

/** A thin row of tools, and a tall one: the logo in the middle, the navigation left and right of it. */
export function Split() {
  const { t } = useLingui()
  const { navigation } = useAtomValue(brandAtom).layout
  const items = useNavigation()
  const panels = usePanels()
  const half = Math.ceil(items.length / 2)
  return (
    <>
      <div className={css.toolsGround}>
        <div className={css.tools}>
          <MenuButton place="inside" />
          <LanguagePicker />
          <div className={search}>
            <WideSearch look="field" />
          </div>
          <AgeMark id="age" />
          <WideAccount roomy />
        </div>
      </div>
      <nav className={css.bar} aria-label={t`Main`}>
        <NavList items={items.slice(0, half)} look={navigation} panels={panels} className={css.before} />
        <Logo className={css.logo} />
        <div className={css.after}>
          <NavList items={items.slice(half, -1)} look={navigation} panels={panels} />
          {/* How many promotions there are is to be seen, however many categories stand before them. */}
          <NavList items={items.slice(-1)} look={navigation} panels={panels} />
        </div>
      </nav>
    </>
  )
}
