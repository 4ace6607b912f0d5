import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { brandAtom } from '../../state/site/brand.ts'
import { LOCAL_KEYS, safeStorage } from '../../state/site/storage.ts'
import { cx } from '../../ui/layout/cx.ts'
import { DESKTOP } from '../../ui/layout/media.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { SideMenuBody } from '../lazy-parts.ts'
import { SIDE_MENU_ID } from './side-menu-id.ts'
import * as css from './side-menu.css.ts'

const WIDE = 'wide'

/**
 * The side menu (spec 2, "Root layout"): a sheet that the header's menu button opens. A brand may keep it as a rail in wide
 * windows, slim, or widened, which is remembered.
 * @param permanent whether the route shows such a rail
 */
export function SideMenu({ permanent }: { readonly permanent: boolean }) {
  const { t } = useLingui()
  const { sideMenu } = useAtomValue(brandAtom).layout
  const wide = useMedia(DESKTOP)
  const [wanted, setWanted] = useState(false)
  const [narrow, setNarrow] = useState(() => safeStorage('local').getItem(LOCAL_KEYS.sideMenu) !== WIDE)
  const stays = permanent && sideMenu === 'rail'
  const fold = (): void => {
    safeStorage('local').setItem(LOCAL_KEYS.sideMenu, narrow ? WIDE : 'narrow')
    setNarrow(!narrow)
  }
  return (
    <nav
      id={SIDE_MENU_ID}
      popover="auto"
      className={cx(css.menu, stays && css.permanent)}
      data-narrow={stays && narrow}
      aria-label={t`Side menu`}
      onBeforeToggle={() => setWanted(true)}
    >
      {((stays && wide) || wanted) && <SideMenuBody narrow={narrow} onFold={stays ? fold : null} />}
    </nav>
  )
}
