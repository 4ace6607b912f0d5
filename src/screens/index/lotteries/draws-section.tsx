import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LotteryBalls } from '../../../parts/lottery-balls/lottery-balls.tsx'
import { LotteryClock } from '../../../parts/lottery-clock/lottery-clock.tsx'
import { lotteryTarget } from '../../../rules/lottery-target.ts'
import type { LatestDraws, Lottery } from '../../../state/lottery.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Answer } from '../answer.tsx'
import type { LaterProps } from '../later-section.tsx'
import { SectionHead } from '../section-head.tsx'
import * as css from './draws-section.css.ts'
import { DrawsWaiting } from './draws-waiting.tsx'
import { LotteryPicture } from './lottery-picture.tsx'
import { useLotteries } from './use-lotteries.ts'
import { useNextDraws } from './use-next-draws.ts'

/** The draws that come next, each with its clock and its last balls. */
export function DrawsSection({ titleId, title }: LaterProps) {
  const popular = useLotteries()
  const { draws, lotteries } = popular
  const query = { data: useNextDraws(popular), isError: lotteries.isError, refetch: lotteries.refetch }
  return (
    <>
      <SectionHead id={titleId} title={title} />
      <Answer query={query} isEmpty={(all) => all.length === 0} waiting={<DrawsWaiting />}>
        {(next) => (
          <ul className={css.draws} aria-labelledby={titleId}>
            {next.map((lottery, place) => (
              // By place: an item that moved would take the lane along with it.
              <li key={place} className={css.draw}>
                <NextDraw lottery={lottery} draws={draws} />
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </>
  )
}

interface NextDrawProps {
  readonly lottery: Lottery
  readonly draws: LatestDraws | undefined
}

function NextDraw({ lottery, draws }: NextDrawProps) {
  const now = draws?.byLottery[lottery.code]
  const { to, search } = lotteryTarget(lottery)
  return (
    <>
      <div className={css.head}>
        <LotteryPicture key={lottery.code} lottery={lottery} />
        <div className={css.names}>
          <h3 className={css.name}>{lottery.name}</h3>
          <span className={css.number}>{now?.next.number}</span>
        </div>
      </div>
      <div>{now && draws && <LotteryClock next={now.next} offset={draws.clockOffset} size="l" />}</div>
      <div className={css.last}>
        {now?.last && (
          <>
            <span className={css.number}>
              <Trans>Last result</Trans>
            </span>
            <LotteryBalls family={lottery.family} balls={now.last.balls} />
          </>
        )}
      </div>
      {/* A lobby is for everyone, so that this needs nothing of what asks for a login. */}
      <Link to={to} search={search} className={buttonClass('primary', 'm', true)}>
        <Trans>To the draw</Trans>
      </Link>
    </>
  )
}
