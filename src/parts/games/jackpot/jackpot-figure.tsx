import type { Jackpot } from '../../../state/games/jackpots.ts'
import { FittingAmount } from '../../money/fitting-amount/fitting-amount.tsx'
import { useFormatMoney } from '../../money/money-form/use-format-money.ts'
import { DotBoard } from '../../rewards/offer/slide/dot-board.tsx'
import * as css from './jackpot-figure.css.ts'
import { useFigure } from './use-figure.ts'

interface JackpotFigureProps {
  readonly jackpot: Pick<Jackpot, 'amount' | 'perMinute'>
  /** When it was answered, in milliseconds since 1970. */
  readonly at: number
  /** In bulbs. */
  readonly onBoard: boolean
}

/** A jackpot's figure, which climbs while somebody looks. */
export function JackpotFigure({ jackpot, at, onBoard }: JackpotFigureProps) {
  const money = useFormatMoney()
  const figure = useFigure(jackpot, at)
  return onBoard ? <DotBoard text={money(figure)} className={css.board} /> : <FittingAmount minor={figure} room={20} />
}
