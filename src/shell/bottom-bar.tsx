import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleUser, Gift, House, LayoutGrid, Wallet } from '../ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useProtectedAction } from '../parts/use-protected-action/use-protected-action.ts'
import { gatewayAtom } from '../state/gateway.ts'
import { promotionCountQuery } from '../state/promotions.ts'
import { promptAtom } from '../state/prompts.ts'
import { sessionAtom } from '../state/session.ts'
import { CountBadge } from '../ui/count-badge.tsx'
import { icon } from '../ui/icon.css.ts'
import * as css from './bottom-bar.css.ts'
import { MEMBER_MENU_ID } from './header/member-menu-id.ts'
import { SIDE_MENU_ID } from './side-menu/side-menu-id.ts'

/** The five things at a thumb's reach on phones. */
export function BottomBar() {
  const { t } = useLingui()
  const protect = useProtectedAction()
  const prompt = useSetAtom(promptAtom)
  const signedIn = useAtomValue(sessionAtom) !== null
  const { data: promotions = 0 } = useQuery(promotionCountQuery(useAtomValue(gatewayAtom), signedIn))
  return (
    <nav className={css.bar} aria-label={t`Quick access`}>
      <Link to="/index" className={css.item}>
        <span className={css.mark}>
          <House aria-hidden className={icon.l} />
        </span>
        <Trans>Home</Trans>
      </Link>
      <button type="button" id="games-open" className={css.item} popoverTarget={SIDE_MENU_ID}>
        <span className={css.mark}>
          <LayoutGrid aria-hidden className={icon.l} />
        </span>
        <Trans>Games</Trans>
      </button>
      <button type="button" className={css.item} onClick={() => protect(() => prompt('deposit'))}>
        <span className={css.main}>
          <Wallet aria-hidden className={icon.m} />
        </span>
        <Trans>Deposit</Trans>
      </button>
      <Link to="/promotions" className={css.item}>
        <span className={css.mark}>
          <Gift aria-hidden className={icon.l} />
          <CountBadge count={promotions} label={t`${promotions} open`} className={css.badge} />
        </span>
        <Trans>Promotions</Trans>
      </Link>
      <button
        type="button"
        className={css.item}
        onClick={() => protect(() => document.getElementById(`${MEMBER_MENU_ID}-open`)?.click())}
      >
        <span className={css.mark}>
          <CircleUser aria-hidden className={icon.l} />
        </span>
        <Trans>Account</Trans>
      </button>
    </nav>
  )
}
