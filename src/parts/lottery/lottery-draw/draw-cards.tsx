import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import type { Brand } from '../../../brand/schema.ts'
import { lotteryTarget } from '../../../rules/lottery/lottery-target.ts'
import type { LatestDraws, Lottery } from '../../../state/lottery/lottery.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { useDrawName } from '../draw-name/use-draw-name.ts'
import { LotteryBalls } from '../lottery-balls/lottery-balls.tsx'
import { LotteryClock } from '../lottery-clock/lottery-clock.tsx'
import { useLeastStake } from '../lottery-item/use-least-stake.ts'
import { LotteryPicture } from '../lottery-item/lottery-picture.tsx'
import { cx } from '../../../ui/layout/cx.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import * as css from './draw-cards.css.ts'
import { ITEMS, LISTS } from './draw-looks.ts'
import * as tickets from './draw-tickets.css.ts'

interface DrawCardsProps {
  /** In the order of their places. */
  readonly lotteries: readonly Lottery[]
  readonly draws: LatestDraws | undefined
  /** What names the list. */
  readonly titleId: string
}

/** The draws that come next, each with its clock and its last balls. */
export function DrawCards({ lotteries, draws, titleId }: DrawCardsProps) {
  const look = useAtomValue(brandAtom).layout.draws
  const Draw = DRAWS[look]
  return (
    <ul className={LISTS[look]} aria-labelledby={titleId}>
      {lotteries.map((lottery, place) => (
        // By place: an item that moved would take the lane along with it.
        <li key={place} className={ITEMS[look]}>
          <Draw lottery={lottery} draws={draws} />
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
  const drawName = useDrawName()
  const now = draws?.byLottery[lottery.code]
  const { to, search } = lotteryTarget(lottery)
  return (
    <>
      <div className={css.head}>
        <LotteryPicture key={lottery.code} lottery={lottery} />
        <Stack space="none">
          <h3 className={css.name}>{lottery.name}</h3>
          <Text as="span" size="xs" tone="muted" figures>
            {now && drawName(now.next.number)}
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
        <Trans>Choose numbers</Trans>
      </Link>
    </>
  )
}

/** A stamp with its clock, and below the tear line what was drawn last. */
function DrawTicket({ lottery, draws }: DrawCardProps) {
  const { t } = useLingui()
  const least = useLeastStake()(lottery)
  const drawName = useDrawName()
  const now = draws?.byLottery[lottery.code]
  const { to, search } = lotteryTarget(lottery)
  return (
    <>
      <div className={tickets.stamp}>
        <LotteryPicture key={lottery.code} lottery={lottery} />
        {now && draws && (
          <span className={tickets.tag}>
            <LotteryClock next={now.next} offset={draws.clockOffset} bare />
          </span>
        )}
      </div>
      <div className={tickets.body}>
        <h3 className={tickets.name}>{lottery.name}</h3>
        <p className={tickets.facts}>
          <span className={tickets.number}>{now ? drawName(now.next.number) : '\u00A0'}</span>
          {least && <span>{t`from ${least}`}</span>}
        </p>
        <div className={tickets.balls}>
          {now?.last && <LotteryBalls family={lottery.family} balls={now.last.balls} />}
        </div>
        <Link to={to} search={search} className={cx(buttonClass('quiet', 's', true), tickets.ticketGo)}>
          <Trans>Choose numbers</Trans>
        </Link>
      </div>
    </>
  )
}

/** One line; a press anywhere on it leads to the draw. */
function DrawRow({ lottery, draws }: DrawCardProps) {
  const now = draws?.byLottery[lottery.code]
  const { to, search } = lotteryTarget(lottery)
  return (
    <>
      <LotteryPicture key={lottery.code} lottery={lottery} />
      <div className={tickets.words}>
        <h3 className={tickets.name}>{lottery.name}</h3>
        <div className={tickets.balls}>
          {now?.last && <LotteryBalls family={lottery.family} balls={now.last.balls} />}
        </div>
      </div>
      <div className={tickets.end}>
        {now && draws && <LotteryClock next={now.next} offset={draws.clockOffset} bare />}
        <Link to={to} search={search} className={tickets.go}>
          <Trans>Choose numbers</Trans>
        </Link>
      </div>
    </>
  )
}

type Look = Brand['layout']['draws']
const DRAWS: Readonly<Record<Look, ComponentType<DrawCardProps>>> = {
  rows: DrawRow,
  tickets: DrawTicket,
  cards: DrawCard,
}
