import { useLingui } from '@lingui/react/macro'
import { ballColor } from '../../../rules/lottery/lottery-balls.ts'
import { isSpecialBall, type LotteryFamily } from '../../../rules/lottery/lottery.ts'
import { cx } from '../../../ui/layout/cx.ts'
import * as css from './lottery-balls.css.ts'

interface LotteryBallsProps {
  readonly family: LotteryFamily
  /** In the order of the draw, each as it is written on the ball. */
  readonly balls: readonly string[]
  /** What they are; the last result without it. */
  readonly label?: string
}

/** Dice, and the plates of cars. */
const SQUARE: readonly LotteryFamily[] = ['K3', 'PK10']
/** From this many on they are drawn smaller. */
const MANY = 8

/** The balls of a draw in the colours that players know; the one that is drawn apart stands behind a plus. */
export function LotteryBalls({ family, balls, label }: LotteryBallsProps) {
  const { t } = useLingui()
  return (
    <ol className={cx(css.balls, balls.length >= MANY && css.many)} aria-label={label ?? t`Last result`}>
      {balls.map((number, place) => (
        // A number may be drawn twice; its place is what it is.
        <li key={place}>
          {isSpecialBall(family, place) && (
            <span aria-hidden className={css.plus}>
              +
            </span>
          )}
          <span className={cx(css.ball[ballColor(family, number)], SQUARE.includes(family) && css.square)}>
            {number}
          </span>
        </li>
      ))}
    </ol>
  )
}
