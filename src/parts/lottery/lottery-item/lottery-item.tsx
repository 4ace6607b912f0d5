import { useDrawName } from '../draw-name/use-draw-name.ts'
import { LotteryBalls } from '../lottery-balls/lottery-balls.tsx'
import { LotteryClock } from '../lottery-clock/lottery-clock.tsx'
import { PlayLink } from '../../games/play/play-link.tsx'
import { lotteryTarget } from '../../../rules/lottery/lottery-target.ts'
import type { PlayTarget } from '../../../rules/games/play/play-target.ts'
import type { LatestDraws, Lottery } from '../../../state/lottery/lottery.ts'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ChevronRight } from '../../../ui/media/later-icons.ts'
import * as css from './lottery-item.css.ts'
import { LotteryPicture } from './lottery-picture.tsx'

interface LotteryItemProps {
  readonly lottery: Lottery
  readonly draws: LatestDraws | undefined
  readonly look: 'cards' | 'table'
  /** What else the lobby's address says of it. */
  readonly search?: PlayTarget['search']
}

/**
 * A lottery with its last result and the time until its next draw. Its name is the link, which lies over all of it: a
 * link around the clock would change its own name each second. It opens the lobby at the lottery.
 */
export function LotteryItem({ lottery, draws, look, search }: LotteryItemProps) {
  const target = lotteryTarget(lottery)
  const drawName = useDrawName()
  const now = draws?.byLottery[lottery.code]
  return (
    <div className={look === 'cards' ? css.lotteryCard : css.lotteryRow}>
      <LotteryPicture lottery={lottery} />
      <div className={css.head}>
        <PlayLink
          target={search ? { ...target, search: { ...target.search, ...search } } : target}
          className={css.name}
        >
          {lottery.name}
        </PlayLink>
        <span className={css.number}>{now?.last && drawName(now.last.number)}</span>
      </div>
      <div className={css.clock}>{now && draws && <LotteryClock next={now.next} offset={draws.clockOffset} />}</div>
      <div className={css.result}>{now?.last && <LotteryBalls family={lottery.family} balls={now.last.balls} />}</div>
      {look === 'table' && (
        <span className={css.arrow}>
          <ChevronRight aria-hidden className={`${icon.m} ${directional}`} />
        </span>
      )}
    </div>
  )
}
