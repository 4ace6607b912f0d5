import { layOutBars } from '../../../rules/records/profit-chart.ts'
import * as css from './day-chart.css.ts'

interface DayChartProps {
  /** Each with what it is called, the first one at the start; amounts in minor units. */
  readonly days: readonly { readonly date: string; readonly name: string; readonly amount: bigint }[]
  readonly money: (minor: bigint) => string
  /** What a screen reader hears of it. */
  readonly says: (sums: DaySums) => string
}

interface DaySums {
  readonly first: string
  readonly last: string
  /** Of the days above zero, and of those below it. */
  readonly gained: string
  readonly lost: string
}

/** Drawn in these units; the page gives it its size. */
const WIDTH = 1000
const HEIGHT = 300
/** Less than this would not be seen. */
const LEAST = 2

/** Amounts by day, above and below zero. What it shows stands in the table below; a screen reader hears the sum of it. */
export function DayChart({ days, money, says }: DayChartProps) {
  const { bars, zero, highest, lowest } = layOutBars(
    days.map(({ amount }) => amount),
    days.length > 40 ? 0.2 : 0.35,
  )
  const sum = (sign: 1n | -1n): bigint =>
    days.reduce((all, { amount }) => (amount * sign > 0n ? all + amount : all), 0n)
  const [gained, lost] = [money(sum(1n)), money(sum(-1n))]
  const [first, last] = [days[0]?.name ?? '', days.at(-1)?.name ?? '']
  return (
    <figure className={css.figure}>
      <p className={css.scale} aria-hidden>
        {highest > 0n ? money(highest) : money(0n)}
      </p>
      <svg
        data-chart
        className={css.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={says({ first, last, gained, lost })}
      >
        {bars.map(({ x, width, y, height }, index) => {
          const day = days[index]
          const isLoss = (day?.amount ?? 0n) < 0n
          const tall = height === 0 ? 0 : Math.max(LEAST, height * HEIGHT)
          return (
            <rect
              key={day?.date}
              className={isLoss ? css.loss : css.gain}
              x={x * WIDTH}
              width={width * WIDTH}
              y={isLoss ? y * HEIGHT : zero * HEIGHT - tall}
              height={tall}
            >
              <title>{day && `${day.name}: ${money(day.amount)}`}</title>
            </rect>
          )
        })}
        <line className={css.zero} x1={0} x2={WIDTH} y1={zero * HEIGHT} y2={zero * HEIGHT} />
      </svg>
      <p className={css.scale} aria-hidden>
        {lowest < 0n ? money(lowest) : money(0n)}
      </p>
      <div className={css.ends} aria-hidden>
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </figure>
  )
}
