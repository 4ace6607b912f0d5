import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { drawPhase } from '../../../rules/lottery/draw-phase.ts'
import { lotteryTarget } from '../../../rules/lottery/lottery-target.ts'
import { useTimeLeft } from '../../../state/countdown.ts'
import type { LatestDraws, Lottery, LotteryNow } from '../../../state/lottery/lottery.ts'

interface DrawLinkProps {
  readonly lottery: Lottery
  readonly draws: LatestDraws | undefined
  /** How it looks while the next draw takes bets, and while it does not. */
  readonly open: string
  readonly closed: string
}

/** The way to a draw while it takes bets, and to the one after it while it does not. */
export function DrawLink({ lottery, draws, open, closed }: DrawLinkProps) {
  const now = draws?.byLottery[lottery.code]
  return now && draws ? (
    <TimedLink {...{ lottery, open, closed }} next={now.next} offset={draws.clockOffset} />
  ) : (
    <LotteryLink lottery={lottery} className={open} isOpen />
  )
}

interface TimedLinkProps extends Omit<DrawLinkProps, 'draws'> {
  readonly next: LotteryNow['next']
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  readonly offset: number
}

function TimedLink({ lottery, next, offset, open, closed }: TimedLinkProps) {
  const isOpen = drawPhase(useTimeLeft(next.opensAt, offset), next) === 'open'
  return <LotteryLink lottery={lottery} className={isOpen ? open : closed} isOpen={isOpen} />
}

interface LotteryLinkProps {
  readonly lottery: Lottery
  readonly className: string
  readonly isOpen: boolean
}

/** One link in either case, which keeps the focus. A lobby is for everyone, so that it needs nothing of what asks for a login. */
function LotteryLink({ lottery, className, isOpen }: LotteryLinkProps) {
  const { to, search } = lotteryTarget(lottery)
  return (
    <Link to={to} search={search} className={className}>
      {isOpen ? <Trans>Choose numbers</Trans> : <Trans>For the next draw</Trans>}
    </Link>
  )
}
