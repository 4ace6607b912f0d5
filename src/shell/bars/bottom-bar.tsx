import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleUser, Gift, House, LayoutGrid, Wallet } from '../../ui/media/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { MODAL_STATE, withModal } from '../../parts/site/use-modal/use-modal.ts'
import { useProtectedAction } from '../../parts/account/use-protected-action/use-protected-action.ts'
import { promotionCountQuery } from '../../state/rewards/promotion-count.ts'
import { promptAtom } from '../../state/site/prompts.ts'
import { sessionAtom } from '../../state/account/login/session.ts'
import { CountBadge } from '../../ui/actions/count-badge.tsx'
import { icon } from '../../ui/media/icon.css.ts'
import * as css from './bottom-bar.css.ts'

/** A link to a sheet over the page that is open. */
const over = (modal: string) =>
  ({ to: '.', search: withModal(modal), state: MODAL_STATE, hash: true, resetScroll: false }) as const

/** Where a login leads a guest who wants to deposit: to that page, over the one that is open. */
function depositHere(): string {
  const search = new URLSearchParams(location.search)
  search.set('member', 'depositv2')
  return `${location.pathname}?${search.toString()}`
}

/** The five things at a thumb's reach on phones. */
export function BottomBar() {
  const { t } = useLingui()
  const protect = useProtectedAction()
  const prompt = useSetAtom(promptAtom)
  const signedIn = useAtomValue(sessionAtom) !== null
  const { data: promotions = 0 } = useQuery(promotionCountQuery(signedIn))
  return (
    <nav className={css.bar} aria-label={t`Quick access`}>
      <Link to="/index" className={css.item}>
        <span className={css.mark}>
          <House aria-hidden className={icon.l} />
        </span>
        <Trans>Home</Trans>
      </Link>
      <Link {...over('games')} className={css.item}>
        <span className={css.mark}>
          <LayoutGrid aria-hidden className={icon.l} />
        </span>
        <Trans>Games</Trans>
      </Link>
      <button type="button" className={css.item} onClick={() => protect(() => prompt('deposit'), depositHere())}>
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
      <Link {...over(signedIn ? 'account' : 'login')} className={css.item}>
        <span className={css.mark}>
          <CircleUser aria-hidden className={icon.l} />
        </span>
        <Trans>Account</Trans>
      </Link>
    </nav>
  )
}
