import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation, type NavigationItem } from '../../parts/category-nav/use-navigation.ts'
import { LanguagePicker } from '../../parts/language-picker/language-picker.tsx'
import { PlayLink } from '../../parts/play/play-link.tsx'
import { SupportItem } from '../../parts/support/support-item.tsx'
import { pageTarget } from '../../rules/play.ts'
import { closePopover } from '../../ui/close-popover.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { directional, icon } from '../../ui/icon.css.ts'
import { CircleQuestionMark, Download, PanelLeftClose, PanelLeftOpen, X } from '../../ui/icons.tsx'
import { SIDE_MENU_ID } from './side-menu-id.ts'
import * as css from './side-menu.css.ts'

interface SideMenuBodyProps {
  readonly narrow: boolean
  /** Widens or narrows the rail. */
  readonly onFold: () => void
}

/** What stands in the side menu. */
export function SideMenuBody({ narrow, onFold }: SideMenuBodyProps) {
  const { t } = useLingui()
  const items: NavigationItem[] = [
    ...useNavigation(),
    { target: pageTarget('/help'), name: t`Help centre`, icon: CircleQuestionMark, count: 0 },
    { target: pageTarget('/down'), name: t`App download`, icon: Download, count: 0 },
  ]
  return (
    <>
      <div className={css.head}>
        <Trans>Menu</Trans>
        <IconButton icon={X} label={t`Close menu`} popoverTarget={SIDE_MENU_ID} popoverTargetAction="hide" />
      </div>
      <ul className={css.list}>
        {items.map(({ target, name, icon: Icon, count = 0 }) => (
          <li key={name}>
            <PlayLink target={target} className={css.link} onClick={(event) => closePopover(event.currentTarget)}>
              <Icon aria-hidden className={icon.m} />
              {name}
              <CountBadge count={count} label={t`${count} open`} className={css.badge} />
            </PlayLink>
          </li>
        ))}
      </ul>
      <div className={css.phoneOnly}>
        <hr className={css.rule} />
        <LanguagePicker id="menu-languages" row />
        <SupportItem className={css.link} />
      </div>
      <div className={css.fold}>
        <button type="button" className={css.link} onClick={onFold} aria-expanded={!narrow}>
          {narrow ? (
            <PanelLeftOpen aria-hidden className={cx(icon.m, directional)} />
          ) : (
            <PanelLeftClose aria-hidden className={cx(icon.m, directional)} />
          )}
          {narrow ? <Trans>Wider</Trans> : <Trans>Narrower</Trans>}
        </button>
      </div>
    </>
  )
}
