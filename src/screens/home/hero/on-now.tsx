import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
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
import { brandAtom } from '../../../state/site/brand.ts'
import * as offer from '../../../parts/rewards/offer/slide/offer-slide.css.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { cx } from '../../../ui/layout/cx.ts'
import * as css from './beside.css.ts'
import { useMainDraw } from './use-main-draw.ts'
import { useMainTable } from './use-main-table.ts'

/** What is on at this moment: the next draw with its clock, and a live table with its stakes. Each row leads there. */
export function OnNow() {
  const id = useId()
  const draw = useMainDraw(true, soonestDraw)
  const table = useMainTable(true)
  return (
    <section className={cx(css.panel, css.now)} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          <Trans>On now</Trans>
        </h2>
      </div>
      {draw ? <DrawRow draw={draw} /> : <div className={css.row} />}
      {table ? <TableRow table={table} /> : <div className={css.row} />}
    </section>
  )
}

function DrawRow({ draw: { lottery, now, offset } }: { readonly draw: SlideDraw }) {
  const { to, search } = lotteryTarget(lottery)
  return (
    <div className={css.row}>
      <div className={css.picture}>
        <LotteryPicture lottery={lottery} />
      </div>
      <div>
        <Link to={to} search={search} className={cx(css.name, offer.press)}>
          {lottery.name}
        </Link>
        {now.last && <LotteryBalls family={lottery.family} balls={now.last.balls} />}
      </div>
      <LotteryClock next={now.next} offset={offset} />
    </div>
  )
}

function TableRow({ table: { game, vendorName, dealer, seats } }: { readonly table: SlideTable }) {
  const { t } = useLingui()
  const { digits } = useAtomValue(brandAtom).currency
  const stakes = useBetRange(readBet(game.minBet, digits), readBet(game.maxBet, digits))
  return (
    <div className={css.row}>
      <GamePicture game={game} vendorName={vendorName} sizes="56px" className={css.picture} />
      <div>
        <p className={css.name}>{game.name}</p>
        <p className={css.detail}>{dealer ? t`Dealer: ${dealer} · ${vendorName}` : vendorName}</p>
        {stakes && <p className={css.detail}>{stakes}</p>}
        {seats && <FreeSeats seats={seats} />}
      </div>
      <PlayLink target={gameTarget(game)} className={cx(buttonClass('quiet', 'm'), offer.press)}>
        <Trans>Sit down</Trans>
      </PlayLink>
    </div>
  )
}
