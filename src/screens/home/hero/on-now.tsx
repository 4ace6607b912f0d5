import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { GamePicture } from '../../../parts/games/game-card/game-picture.tsx'
import { readBet } from '../../../parts/games/game-card/read-bet.ts'
import { useBetRange } from '../../../parts/games/game-card/use-bet-range.ts'
import { FreeSeats } from '../../../parts/games/seat-marks/free-seats.tsx'
import { PlayLink } from '../../../parts/games/play/play-link.tsx'
import { LotteryBalls } from '../../../parts/lottery/lottery-balls/lottery-balls.tsx'
import { LotteryClock } from '../../../parts/lottery/lottery-clock/lottery-clock.tsx'
import { LotteryPicture } from '../../../parts/lottery/lottery-item/lottery-picture.tsx'
import { gameTarget } from '../../../rules/games/game.ts'
import { soonestDraw } from '../../../rules/lottery/main-draw.ts'
import { lotteryTarget } from '../../../rules/lottery/lottery-target.ts'
import type { SlideDraw, SlideTable } from '../../../parts/rewards/offer/slide/slide.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { useTimeLeft } from '../../../state/countdown.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import * as offer from '../../../parts/rewards/offer/slide/offer-slide.css.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import * as css from './beside.css.ts'
import { useMainDraw } from './use-main-draw.ts'
import { useMainMatch } from './use-main-match.ts'
import { useMainTable } from './use-main-table.ts'

/** Nobody chooses numbers in less. */
const LEAST_MS = 20_000
/** Balls of a draw that stand in one line. */
const BALLS = 6

const LaterMatchLine = lazyView(() =>
  import('../../../parts/sports/match-slide/match-line.tsx').then((it) => it.MatchLine),
)

/** What is on at this moment: the next draw with its clock, a live table with its stakes, a match with its prices. */
export function OnNow() {
  const id = useId()
  const [from, setFrom] = useState(() => Date.now() + LEAST_MS)
  const draw = useMainDraw(true, soonestDraw, from)
  const who = useAtomValue(sessionAtom) === null ? 'guest' : 'member'
  // Once on a page: the first picture may sell it.
  const isSold = useAtomValue(brandAtom).hero.slides[who].includes('match')
  const match = useMainMatch(!isSold)
  const table = useMainTable(true)
  return (
    <section className={cx(css.panel, css.now)} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          <Trans>On now</Trans>
        </h2>
      </div>
      {draw ? (
        <DrawRow key={draw.lottery.code} draw={draw} onNear={() => setFrom(Date.now() + draw.offset + LEAST_MS)} />
      ) : (
        <div className={css.row} />
      )}
      {table ? <TableRow table={table} /> : <div className={css.row} />}
      {!isSold && match !== null && <div className={css.matchRow}>{match && <LaterMatchLine id={match.id} />}</div>}
    </section>
  )
}

interface DrawRowProps {
  readonly draw: SlideDraw
  /** It is about to take no more bets. */
  readonly onNear: () => void
}

function DrawRow({ draw: { lottery, now, offset }, onNear }: DrawRowProps) {
  const { to, search } = lotteryTarget(lottery)
  const isNear = useTimeLeft(now.next.closesAt, offset) < LEAST_MS
  const tell = useEffectEvent(onNear)
  useEffect(() => {
    if (isNear) tell()
  }, [isNear])
  const balls = now.last?.balls ?? []
  const more = balls.length - BALLS
  return (
    <div className={css.row}>
      <div className={css.picture}>
        <LotteryPicture lottery={lottery} />
      </div>
      <div>
        <p className={css.name}>{lottery.name}</p>
        {now.last && (
          <span className={css.lastBalls}>
            <LotteryBalls family={lottery.family} balls={balls.slice(0, BALLS)} />
            {more > 0 && <span>+{more}</span>}
          </span>
        )}
      </div>
      <div className={css.end}>
        <LotteryClock next={now.next} offset={offset} bare />
        <Link to={to} search={search} className={cx(buttonClass('quiet', 's'), offer.press)}>
          <Trans>Choose numbers</Trans>
        </Link>
      </div>
    </div>
  )
}

function TableRow({ table: { game, vendorName, dealer, seats } }: { readonly table: SlideTable }) {
  const { t } = useLingui()
  const { currency, layout } = useAtomValue(brandAtom)
  const stakes = useBetRange(readBet(game.minBet, currency.digits), readBet(game.maxBet, currency.digits))
  return (
    <div className={css.row}>
      <GamePicture game={game} vendorName={vendorName} sizes="56px" className={css.picture} />
      <div>
        <p className={css.tableName}>{game.name}</p>
        <p className={css.detail}>
          {stakes ? t`${vendorName} · ${stakes}` : dealer ? t`Dealer: ${dealer} · ${vendorName}` : vendorName}
        </p>
        {seats ? <FreeSeats seats={seats} look={layout.tables} /> : stakes && <p className={css.detail}>{stakes}</p>}
      </div>
      <PlayLink target={gameTarget(game)} className={cx(buttonClass('quiet', 's'), offer.press)}>
        <Trans>Sit down</Trans>
      </PlayLink>
    </div>
  )
}
