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
 * The side menu: a sheet on phones; on wide screens a rail that can be widened, which is remembered. Beside a header
 * of one line it is the navigation, so it keeps its names.
 * @param permanent whether the route shows the rail
 */
export function SideMenu({ permanent }: { readonly permanent: boolean }) {
  const { t } = useLingui()
  const { header } = useAtomValue(brandAtom).layout
  const wide = useMedia(DESKTOP)
  const [wanted, setWanted] = useState(false)
  const [folded, setFolded] = useState(() => safeStorage('local').getItem(LOCAL_KEYS.sideMenu) !== WIDE)
  const fixed = header === 'line'
  const narrow = folded && !fixed
  const fold = (): void => {
    safeStorage('local').setItem(LOCAL_KEYS.sideMenu, narrow ? WIDE : 'narrow')
    setFolded(!narrow)
  }
  return (
    <nav
      id={SIDE_MENU_ID}
      popover="auto"
      className={cx(css.menu, permanent && css.permanent)}
      data-narrow={narrow}
      aria-label={t`Side menu`}
      onBeforeToggle={() => setWanted(true)}
    >
      {(wide || wanted) && <SideMenuBody narrow={narrow} onFold={fixed ? null : fold} />}
    </nav>
  )
}
