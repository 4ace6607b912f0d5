import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import type { Brand } from '../../../brand/schema.ts'
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
import { DrawLink } from './draw-link.tsx'
import { ITEMS, LISTS } from './draw-looks.ts'
import { DrawScene } from './draw-scene.tsx'
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
      <DrawLink
        lottery={lottery}
        draws={draws}
        open={buttonClass('primary', 'm', true)}
        closed={buttonClass('ghost', 'm', true)}
      />
    </>
  )
}

/** A stamp, and below the tear line until when it takes bets, and what was drawn last. */
function DrawTicket({ lottery, draws }: DrawCardProps) {
  const least = useLeastStake()(lottery)
  const drawName = useDrawName()
  const now = draws?.byLottery[lottery.code]
  return (
    <>
      <div className={tickets.stamp}>
        <DrawScene lottery={lottery} />
      </div>
      <div className={tickets.body}>
        <h3 className={tickets.name}>{lottery.name}</h3>
        <p className={tickets.facts}>
          <span className={tickets.number}>{now ? drawName(now.next.number) : '\u00A0'}</span>
          <span className={tickets.time}>
            {now && draws && <LotteryClock next={now.next} offset={draws.clockOffset} bare />}
            {least && (
              <span>
                <Trans>from {least}</Trans>
              </span>
            )}
          </span>
        </p>
        <div className={tickets.balls}>
          {now?.last && (
            <>
              <span className={tickets.number}>
                <Trans>Last result</Trans>
              </span>
              <LotteryBalls family={lottery.family} balls={now.last.balls} />
            </>
          )}
        </div>
        <DrawLink
          lottery={lottery}
          draws={draws}
          open={cx(buttonClass('outlined', 's', true), tickets.ticketGo)}
          closed={cx(buttonClass('ghost', 's', true), tickets.ticketGo)}
        />
      </div>
    </>
  )
}

/** One line; a press anywhere on it leads to the draw. */
function DrawRow({ lottery, draws }: DrawCardProps) {
  const now = draws?.byLottery[lottery.code]
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
        <DrawLink lottery={lottery} draws={draws} open={tickets.go} closed={tickets.go} />
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
