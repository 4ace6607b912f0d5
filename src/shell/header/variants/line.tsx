import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useNavigation } from '../../../parts/games/category-nav/use-navigation.ts'
import { AgeMark } from '../../../parts/site/age-mark/age-mark.tsx'
import { LanguagePicker } from '../../../parts/site/language-picker/language-picker.tsx'
import { CATEGORY_ROUTES } from '../../../rules/games/categories.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { useVendorLanes } from '../../../state/games/vendor-lanes.ts'
import { LayoutGrid } from '../../../ui/media/icons.tsx'
import { Logo } from '../logo.tsx'
import { MenuButton } from '../menu-button.tsx'
import type { HeaderItem } from '../navigation/header-item.ts'
import { NavList } from '../navigation/nav-list.tsx'
import { usePanels } from '../navigation/use-panels.ts'
import * as css from './line.css.ts'
import { WideAccount } from './wide-account.tsx'
import { WideSearch } from './wide-search.tsx'

/** Where the one that opens all vendors is marked. */
const GAME_PAGES = [...CATEGORY_ROUTES]
/** How many items stand before the one that opens all vendors: home and the first categories. */
const FIRST = 6

/** One row: the first categories, one item that opens all vendors, and the promotions. */
export function Line() {
  const { t } = useLingui()
  const { navigation, login } = useAtomValue(brandAtom).layout
  const signedIn = useAtomValue(sessionAtom) !== null
  const lanes = useVendorLanes()
  const items = useNavigation()
  const panels = usePanels()
  const games: HeaderItem = { target: null, name: t`Games`, icon: LayoutGrid, lanes: lanes ?? [], alsoAt: GAME_PAGES }
  // Where the login form stands in the row, that takes the categories' room.
  const first = signedIn || login === 'popover' ? items.slice(0, Math.min(FIRST, items.length - 1)) : []
  // A merchant without a vendor has nothing to open.
  const rest = [...(lanes?.length === 0 ? [] : [games]), ...items.slice(-1)]
  return (
    <div className={css.line}>
      <MenuButton place="wide" />
      <Logo />
      <nav className={css.nav} aria-label={t`Main`}>
        <NavList items={first} look={navigation} panels={panels} className={css.first} hasMore={false} />
        <NavList items={rest} look={navigation} panels={panels} />
      </nav>
      <div className={css.tools}>
        <WideSearch look="icon" />
        <span className={css.withRoom}>
          <AgeMark id="age" brief />
        </span>
        <LanguagePicker />
      </div>
      <WideAccount roomy={false} />
    </div>
  )
}
