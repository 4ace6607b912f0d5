import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { gameTarget } from '../../../../rules/games/game.ts'
import { playTarget } from '../../../../rules/games/play/play-target.ts'
import { lotteryTarget } from '../../../../rules/lottery/lottery-target.ts'
import { sessionAtom } from '../../../../state/account/login/session.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { useModules } from '../../../../state/site/modules.ts'
import { buttonClass } from '../../../../ui/actions/button-class.ts'
import { cx } from '../../../../ui/layout/cx.ts'
import { directional, icon } from '../../../../ui/media/icon.css.ts'
import { ArrowRight } from '../../../../ui/media/icons.tsx'
import { FreePlayButton } from '../../../games/free-play/free-play-button.tsx'
import { useEmptyWallet } from '../../../games/played/use-empty-wallet.ts'
import { PlayLink } from '../../../games/play/play-link.tsx'
import * as css from './offer-slide.css.ts'
import type { RecordSlide } from './slide.ts'

/** What a slide leads to: a press anywhere on it does the same. None of it bets or claims by itself. */
export function SlideActions({ slide, titleId }: { readonly slide: RecordSlide; readonly titleId: string }) {
  const { offers, nextThings } = useAtomValue(brandAtom).layout
  const isGuest = useAtomValue(sessionAtom) === null
  const { flags } = useModules()
  const cannotPlay = useEmptyWallet()
  // A member's page has one filled button, and that is what comes next for them, unless rows beside a portrait leave it.
  const isFilled = isGuest || (nextThings === 'portrait' && !cannotPlay)
  const look = cx(buttonClass(isFilled ? 'primary' : 'quiet', 'm'), css.press, css.action[offers])
  const arrow = <ArrowRight aria-hidden className={cx(icon.s, directional)} />
  const said = { className: look, 'aria-describedby': titleId }
  switch (slide.kind) {
    case 'jackpot':
      return (
        <div className={css.actions[offers]}>
          <PlayLink target={playTarget(slide.jackpot.jackpot)} {...said}>
            <Trans>Play</Trans> {arrow}
          </PlayLink>
        </div>
      )
    case 'draw': {
      const { to, search } = lotteryTarget(slide.draw.lottery)
      return (
        <div className={css.actions[offers]}>
          <Link to={to} search={search} {...said}>
            <Trans>Choose numbers</Trans> {arrow}
          </Link>
        </div>
      )
    }
    case 'table':
      return (
        <div className={css.actions[offers]}>
          <PlayLink target={gameTarget(slide.table.game)} className={look}>
            {cannotPlay ? <Trans>See the table</Trans> : <Trans>Go to the table</Trans>} {arrow}
          </PlayLink>
        </div>
      )
    default: {
      const registers = slide.kind === 'welcome' && isGuest && flags.DIRECT_REGISTRATION
      return (
        <div className={css.actions[offers]}>
          {registers ? (
            <Link to="/register" {...said}>
              <Trans>Register</Trans> {arrow}
            </Link>
          ) : (
            <Link to="/promoDetail" search={{ promotion: slide.promotion.id }} {...said}>
              <Trans>See the offer</Trans> {arrow}
            </Link>
          )}
          {registers && (
            <span className={css.second[offers]}>
              <FreePlayButton />
            </span>
          )}
        </div>
      )
    }
  }
}
