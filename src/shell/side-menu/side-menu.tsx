import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LOCAL_KEYS, safeStorage } from '../../state/storage.ts'
import { cx } from '../../ui/cx.ts'
import { media } from '../../ui/media.ts'
import { useMedia } from '../../ui/use-media.ts'
import { SideMenuBody } from '../lazy-parts.ts'
import { SIDE_MENU_ID } from './side-menu-id.ts'
import * as css from './side-menu.css.ts'

const WIDE = 'wide'

/**
 * The side menu: a sheet on phones, a rail on wide screens that can be widened, which is remembered.
 * @param permanent whether the route shows the rail
 */
export function SideMenu({ permanent }: { readonly permanent: boolean }) {
  const { t } = useLingui()
  const wide = useMedia(media.desktop)
  const [wanted, setWanted] = useState(false)
  const [narrow, setNarrow] = useState(() => safeStorage('local').getItem(LOCAL_KEYS.sideMenu) !== WIDE)
  const fold = (): void => {
    safeStorage('local').setItem(LOCAL_KEYS.sideMenu, narrow ? WIDE : 'narrow')
    setNarrow(!narrow)
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
      {(wide || wanted) && <SideMenuBody narrow={narrow} onFold={fold} />}
    </nav>
  )
}
