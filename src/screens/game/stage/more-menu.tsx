import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useMemberPages } from '../../../parts/account/member-pages/use-member-pages.ts'
import { SupportItem } from '../../../parts/content/support/support-item.tsx'
import type { Launch } from '../../../rules/games/play/launch.ts'
import { GameFacts as Figures } from '../../../parts/games/game-sheet/game-facts.tsx'
import { closePopover } from '../../../ui/actions/close-popover.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import type { IconView } from '../../../ui/media/icons.tsx'
import { LogOut, Maximize, Minimize, RotateCw, ShieldCheck } from '../../../ui/media/later-icons.ts'
import { item } from '../../../ui/overlays/popover.css.ts'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { promptAtom } from '../../../state/site/prompts.ts'
import type { GameFacts } from '../opening/use-game.ts'
import { FavoriteItem } from './favorite-item.tsx'
import { BalanceMoved } from './balance-moved.tsx'
import * as css from './game-line.css.ts'
import { MORE_ID } from './more-id.ts'

interface MoreMenuProps {
  readonly game: GameFacts
  readonly launch: Launch
  /** For play money: nobody's account is behind it. */
  readonly trial: boolean
  readonly played: boolean
  /** Whether the money is moved into the vendor's wallet; `null` while nobody knows. */
  readonly takesBalance: boolean | null
  readonly full: boolean
  readonly onReload: () => void
  readonly onFull: () => void
}

/** Of the pages of the account, those that belong to playing; the deposit stands in the line itself. */
const PAGES: ReadonlySet<string> = new Set(['member-centre', 'betting-record'])

/** What there is to know and to do beside the game: its name, where the money is and how it has moved, favourite, tools, account and limits. */
export function MoreMenu({ game, launch, trial, played, takesBalance, full, onReload, onFull }: MoreMenuProps) {
  const { t } = useLingui()
  const pages = useMemberPages()
  const prompt = useSetAtom(promptAtom)
  useCloseWithFrame()
  const { name, vendorName } = game
  const wallet =
    trial || takesBalance === null
      ? ''
      : takesBalance
        ? t`Money in the wallet of ${vendorName}`
        : t`Money in your main wallet`
  const row = (Icon: IconView, label: string, act: () => void) => (
    <button
      type="button"
      className={item}
      onClick={(event) => {
        closePopover(event.currentTarget)
        act()
      }}
    >
      <Icon aria-hidden className={icon.m} />
      {label}
    </button>
  )
  return (
    <Popover id={MORE_ID} label={t`More`}>
      <div className={css.head}>
        <p className={css.title}>{name}</p>
        <p className={css.facts}>
          {vendorName !== name && <span>{vendorName}</span>}
          {wallet && <span>{wallet}</span>}
          {played && !trial && <BalanceMoved />}
        </p>
        {game.info && <Figures info={game.info} />}
      </div>
      <FavoriteItem game={game} launch={launch} className={item} />
      {row(RotateCw, t`Load the game again`, onReload)}
      {row(full ? Minimize : Maximize, full ? t`Exit full screen` : t`Full screen`, onFull)}
      {!trial &&
        pages
          .filter(({ page }) => PAGES.has(page))
          .map((page) => <span key={page.page}>{row(page.icon, page.name, page.open)}</span>)}
      <SupportItem className={item} />
      <Link to="/responsible-gaming" className={item} onClick={(event) => closePopover(event.currentTarget)}>
        <ShieldCheck aria-hidden className={icon.m} />
        <Trans>Responsible gaming</Trans>
      </Link>
      {!trial && row(LogOut, t`Sign out`, () => prompt('sign-out'))}
    </Popover>
  )
}

/** A press in the game is none in this page: it is noticed by the focus, which goes there. */
function useCloseWithFrame(): void {
  useEffect(() => {
    const close = (): void => {
      const menu = document.getElementById(MORE_ID)
      if (menu?.matches(':popover-open') && document.activeElement instanceof HTMLIFrameElement) menu.hidePopover()
    }
    addEventListener('blur', close)
    return () => removeEventListener('blur', close)
  }, [])
}
