import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useDrawName } from '../../../parts/lottery/draw-name/use-draw-name.ts'
import { LotteryBalls } from '../../../parts/lottery/lottery-balls/lottery-balls.tsx'
import { LotteryClock } from '../../../parts/lottery/lottery-clock/lottery-clock.tsx'
import { LotteryPicture } from '../../../parts/lottery/lottery-item/lottery-picture.tsx'
import type { SlideDraw } from '../../../parts/rewards/offer/slide/slide.ts'
import { lotteryTarget } from '../../../rules/lottery/lottery-target.ts'
import { mainDraw } from '../../../rules/lottery/main-draw.ts'
import { canPick, fairChance, quickPick, writePick } from '../../../rules/lottery/quick-pick.ts'
import type { LatestDraws, Lottery } from '../../../state/lottery/lottery.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { RefreshCw } from '../../../ui/media/icons.tsx'
import * as css from './beside.css.ts'
import { useMainDraw } from './use-main-draw.ts'

const ofThosePicked = (lotteries: readonly Lottery[], draws: LatestDraws['byLottery']): Lottery | null =>
  mainDraw(
    lotteries.filter(({ family }) => canPick(family)),
    draws,
  )

/** The next main draw with numbers that chance has picked. They lead into the lottery, where a bet is placed; here none is. */
export function QuickPickCard() {
  const draw = useMainDraw(true, ofThosePicked)
  return draw ? <Pick key={draw.lottery.code} draw={draw} /> : <div className={css.panel} />
}

function Pick({ draw: { lottery, now, offset } }: { readonly draw: SlideDraw }) {
  const { t } = useLingui()
  const id = useId()
  const drawName = useDrawName()
  const [numbers, setNumbers] = useState(() => quickPick(lottery.family, fairChance))
  const { to, search } = lotteryTarget(lottery)
  return (
    <section className={cx(css.panel, css.pick)} aria-labelledby={id}>
      <div className={css.draw}>
        <div className={css.picture}>
          <LotteryPicture lottery={lottery} />
        </div>
        <div>
          <h2 id={id} className={css.drawName}>
            {lottery.name}
          </h2>
          <p className={css.detail}>{drawName(now.next.number)}</p>
        </div>
      </div>
      <div className={css.stub}>
        <LotteryClock next={now.next} offset={offset} size="l" />
        <div className={css.line}>
          <span className={css.label}>
            <Trans>Numbers picked for you</Trans>
          </span>
          <Button variant="ghost" size="s" onClick={() => setNumbers(quickPick(lottery.family, fairChance))}>
            <RefreshCw aria-hidden className={icon.s} />
            <Trans>Pick others</Trans>
          </Button>
        </div>
        <div className={css.balls.few}>
          <LotteryBalls family={lottery.family} balls={numbers} label={t`Numbers picked for you`} />
        </div>
        <Link
          to={to}
          search={{ ...search, pick: writePick(numbers) }}
          className={buttonClass('quiet', 'm', true)}
          aria-describedby={id}
        >
          <Trans>Take these numbers to the draw</Trans>
        </Link>
      </div>
    </section>
  )
}
