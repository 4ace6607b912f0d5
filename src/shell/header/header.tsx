import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Menu } from '../../ui/icons.tsx'
import { useAtomValue } from 'jotai'
import { LanguagePicker } from '../../parts/language-picker/language-picker.tsx'
import { brandAtom } from '../../state/brand.ts'
import { prerenderAtom } from '../../state/prerender.ts'
import { sessionAtom } from '../../state/session.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyView } from '../../ui/lazy-view.tsx'
import { MainNav } from '../lazy-parts.ts'
import { SIDE_MENU_ID } from '../side-menu/side-menu-id.ts'
import { GuestBar } from './guest-bar.tsx'
import * as css from './header.css.ts'

const MemberBar = lazyView(() => import('./member-bar.tsx').then((it) => it.MemberBar))

/** The header (spec 2, "Header"): language, login or account, logo, navigation. */
export function Header() {
  const { t } = useLingui()
  const { name, logo } = useAtomValue(brandAtom)
  const session = useAtomValue(sessionAtom)
  const neutral = useAtomValue(prerenderAtom) === 'frame'
  return (
    <header className={css.header} data-neutral={neutral || undefined}>
      <div className={css.toolsGround} />
      <div className={css.inner}>
        <IconButton id="menu-open" className={css.menu} icon={Menu} label={t`Menu`} popoverTarget={SIDE_MENU_ID} />
        <Link to="/index" className={css.logo}>
          <img src={logo.url} width={logo.width} height={logo.height} alt={name} />
        </Link>
        <div className={cx(css.tools, session ? css.fromTablet : css.fromPhone)}>
          <LanguagePicker />
        </div>
        <div className={css.account}>{session ? <MemberBar session={session} /> : <GuestBar />}</div>
        <MainNav />
      </div>
    </header>
  )
}
