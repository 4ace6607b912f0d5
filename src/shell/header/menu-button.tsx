import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Menu } from '../../ui/media/icons.tsx'
import { SideMenuBody } from '../lazy-parts.ts'
import { SIDE_MENU_ID } from '../side-menu/side-menu-id.ts'
import * as css from './menu-button.css.ts'

const prepare = (): void => void SideMenuBody.preload().catch(() => undefined)

/** Opens the side menu as a sheet (spec 2, "Root layout"); in a wide window it hangs beside the grid where a logo keeps its edge, and begins it elsewhere. */
export function MenuButton({ place }: { readonly place: keyof typeof css.button }) {
  const { t } = useLingui()
  return (
    <IconButton
      id={place === 'phone' ? 'menu-open' : 'wide-menu-open'}
      icon={Menu}
      label={t`Menu`}
      popoverTarget={SIDE_MENU_ID}
      className={css.button[place]}
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
    />
  )
}
