import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lotteryTarget } from '../../../rules/lottery/lottery-target.ts'
import type { LatestDraws, Lottery } from '../../../state/lottery/lottery.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { LotteryBalls } from '../lottery-balls/lottery-balls.tsx'
import { LotteryClock } from '../lottery-clock/lottery-clock.tsx'
import { LotteryPicture } from '../lottery-item/lottery-picture.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import * as css from './draw-cards.css.ts'

interface DrawCardsProps {
  /** In the order of their places. */
  readonly lotteries: readonly Lottery[]
  readonly draws: LatestDraws | undefined
  /** What names the list. */
  readonly titleId: string
}

/** The draws that come next, each with its clock and its last balls. */
export function DrawCards({ lotteries, draws, titleId }: DrawCardsProps) {
  return (
    <ul className={css.draws} aria-labelledby={titleId}>
      {lotteries.map((lottery, place) => (
        // By place: an item that moved would take the lane along with it.
        <li key={place} className={css.draw}>
          <DrawCard lottery={lottery} draws={draws} />
        </li>
      ))}
    </ul>
  )
}

interface DrawCardProps {
  readonly lottery: Lottery
  readonly draws: LatestDraws | undefined
}

function DrawCard({ lottery, draws }: DrawCardProps) {
  const now = draws?.byLottery[lottery.code]
  const { to, search } = lotteryTarget(lottery)
  return (
    <>
      <div className={css.head}>
        <LotteryPicture key={lottery.code} lottery={lottery} />
        <Stack space="none">
          <h3 className={css.name}>{lottery.name}</h3>
          <Text as="span" size="xs" tone="muted" figures>
            {now?.next.number}
          </Text>
        </Stack>
      </div>
      <div>{now && draws && <LotteryClock next={now.next} offset={draws.clockOffset} size="l" />}</div>
      <div className={css.last}>
        {now?.last && (
          <>
            <Text as="span" size="xs" tone="muted" figures>
              <Trans>Last result</Trans>
            </Text>
            <LotteryBalls family={lottery.family} balls={now.last.balls} />
          </>
        )}
      </div>
      {/* A lobby is for everyone, so that this needs nothing of what asks for a login. */}
      <Link to={to} search={search} className={buttonClass('primary', 'm', true)}>
        <Trans>Go to the draw</Trans>
      </Link>
    </>
  )
}
