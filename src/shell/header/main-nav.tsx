import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useNavigation } from '../../parts/category-nav/use-navigation.ts'
import { PlayLink } from '../../parts/play/play-link.tsx'
import { brandAtom } from '../../state/brand.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { icon } from '../../ui/icon.css.ts'
import * as css from './header.css.ts'

/** Home, the categories and promotions; plain words or pills, as the brand says. */
export function MainNav() {
  const { t } = useLingui()
  const { navigation } = useAtomValue(brandAtom).layout
  return (
    <nav className={css.nav} aria-label={t`Main`}>
      <ul className={css.list}>
        {useNavigation().map(({ target, name, icon: Icon, count = 0 }) => (
          <li key={name}>
            <PlayLink target={target} className={css.link[navigation]}>
              {navigation === 'pills' && <Icon aria-hidden className={icon.m} />}
              {name}
              <CountBadge count={count} label={t`${count} open`} />
            </PlayLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
