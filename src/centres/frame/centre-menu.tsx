import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { Fragment, useId } from 'react'
import { Avatar } from '../../parts/account/avatar/avatar.tsx'
import { LanguagePicker } from '../../parts/site/language-picker/language-picker.tsx'
import { withCentre } from '../../parts/site/use-modal/with-centre.ts'
import { useMemberName } from '../../parts/account/member-name/use-member-name.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { promptAtom } from '../../state/site/prompts.ts'
import type { Session } from '../../state/account/login/session.ts'
import { CountBadge } from '../../ui/actions/count-badge.tsx'
import { choiceRow, rowAhead, rowAside, rowWords } from '../../ui/actions/menu-row.css.ts'
import { cx } from '../../ui/layout/cx.ts'
import { directional, icon } from '../../ui/media/icon.css.ts'
import { ChevronRight, LogOut } from '../../ui/media/later-icons.ts'
import * as css from './centre-menu.css.ts'
import type { Centre, CentreMenuItem } from './centre.ts'
import { groupMenu } from './centre-pages.ts'

interface CentreMenuProps {
  readonly centre: Centre
  readonly session: Session
  readonly items: readonly CentreMenuItem[]
  /** The page beside the menu; none where the menu stands alone. */
  readonly current?: string | undefined
  /** Whether the centre is a page of the site rather than a window over one. */
  readonly isPage: boolean
}

/**
 * Whose centre it is, its pages, the language, and the way out. Each page is a link, which in a window takes the place of the
 * page before it: Back closes the centre.
 */
export function CentreMenu({ centre, session, items, current, isPage }: CentreMenuProps) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const name = useMemberName(session)
  const prompt = useSetAtom(promptAtom)
  const { nextThings } = useAtomValue(brandAtom).layout
  const id = useId()
  return (
    <div className={css.menu[nextThings]}>
      <div className={css.who[nextThings]}>
        <Avatar name={name} size="m" />
        <div className={css.words}>
          <p className={css.name}>{name}</p>
          {session.username !== '' && session.username !== name && <p className={css.note}>{session.username}</p>}
        </div>
      </div>
      <nav aria-label={i18n._(centre.menuName)}>
        {groupMenu(centre.pages, items).map(({ group, rows }, at) => (
          <Fragment key={group?.id ?? ''}>
            {group && (
              <p id={`${id}-${at}`} className={css.group}>
                {i18n._(group)}
              </p>
            )}
            <ul
              className={css.pages[nextThings]}
              aria-labelledby={group && `${id}-${at}`}
              {...(nextThings === 'stubs' ? { 'data-offer': '' } : {})}
            >
              {rows.map(({ key, count, icon: Icon, name: label }) => (
                <li key={key}>
                  <Link
                    to="."
                    search={withCentre(centre.name, key)}
                    // Whatever has opened the centre still closes it.
                    state={isPage ? {} : true}
                    replace={!isPage}
                    hash
                    resetScroll={false}
                    className={css.row[nextThings]}
                    activeProps={{}}
                    aria-current={key === current ? 'page' : undefined}
                    ref={key === current ? intoView : undefined}
                  >
                    <Icon aria-hidden className={cx(icon.m, rowAside)} />
                    <span className={rowWords}>{i18n._(label)}</span>
                    <CountBadge count={count} label={t`${count} waiting`} />
                    <ChevronRight aria-hidden className={cx(icon.m, directional, rowAhead)} />
                  </Link>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
      <div className={css.foot}>
        <LanguagePicker id="centre-languages" />
        <button type="button" className={choiceRow} onClick={() => prompt('sign-out')}>
          <LogOut aria-hidden className={cx(icon.m, rowAside)} />
          <span className={rowWords}>{t`Sign out`}</span>
        </button>
      </div>
    </div>
  )
}

/** The page that is open is seen in a menu that is higher than its place. */
const intoView = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' })
