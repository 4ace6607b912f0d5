import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatMoneyShort } from '../../../i18n/format/format.ts'
import { layOutBars } from '../../../rules/records/profit-chart.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import * as css from './day-chart.css.ts'

interface DayChartProps {
  /** Each with what it is called, the first one at the start; amounts in minor units. */
  readonly days: readonly {
    readonly date: string
    readonly name: string
    /** What stands below its bar. */
    readonly short: string
    readonly amount: bigint
  }[]
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
/** So many days have room for a figure above each bar, and for the name of each below it. */
const FEW = 8
/** So many can be gone through one by one. */
const MANY = 31

const part = (of: number): string => `${(100 * of).toFixed(3)}%`

/**
 * Amounts by day, above and below zero. A day that is pressed, pointed at or stepped to says its amount; a screen reader hears
 * the sum of all.
 */
export function DayChart({ days, money, says }: DayChartProps) {
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const [looked, look] = useState<number | null>(null)
  const { bars, zero, highest, lowest } = layOutBars(
    days.map(({ amount }) => amount),
    days.length > 40 ? 0.2 : 0.35,
  )
  const sum = (sign: 1n | -1n): bigint =>
    days.reduce((all, { amount }) => (amount * sign > 0n ? all + amount : all), 0n)
  const [gained, lost] = [money(sum(1n)), money(sum(-1n))]
  const [first, last] = [days[0]?.name ?? '', days.at(-1)?.name ?? '']
  const day = looked === null ? undefined : days[looked]
  const step = Math.ceil(days.length / FEW)
  return (
    <figure className={css.figure}>
      <p className={css.scale} aria-hidden>
        {day ? `${day.name}: ${money(day.amount)}` : highest > 0n ? money(highest) : money(0n)}
      </p>
      <div className={css.plot} onPointerLeave={() => look(null)}>
        <svg
          data-chart
          className={css.chart}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={says({ first, last, gained, lost })}
        >
          {bars.map(({ x, width, y, height }, index) => {
            const isLoss = (days[index]?.amount ?? 0n) < 0n
            const tall = height === 0 ? 0 : Math.max(LEAST, height * HEIGHT)
            return (
              <rect
                key={days[index]?.date}
                className={isLoss ? css.loss : css.gain}
                data-looked={index === looked || undefined}
                x={x * WIDTH}
                width={width * WIDTH}
                y={isLoss ? y * HEIGHT : zero * HEIGHT - tall}
                height={tall}
              />
            )
          })}
          <line className={css.zero} x1={0} x2={WIDTH} y1={zero * HEIGHT} y2={zero * HEIGHT} />
        </svg>
        {days.length <= FEW &&
          bars.map(({ y }, index) => (
            <span
              key={days[index]?.date}
              aria-hidden
              className={css.value}
              style={{
                insetInlineStart: part(index / days.length),
                inlineSize: part(1 / days.length),
                insetBlockEnd: part(1 - y),
              }}
            >
              {formatMoneyShort(days[index]?.amount ?? 0n, currency, tag)}
            </span>
          ))}
        {days.length <= MANY &&
          days.map(({ date, name, amount }, index) => (
            <button
              key={date}
              type="button"
              className={css.hit}
              style={{ insetInlineStart: part(index / days.length), inlineSize: part(1 / days.length) }}
              aria-label={`${name}: ${money(amount)}`}
              onFocus={() => look(index)}
              onBlur={() => look(null)}
              onPointerEnter={() => look(index)}
              onClick={() => look(index)}
            />
          ))}
      </div>
      <p className={css.scale} aria-hidden>
        {lowest < 0n ? money(lowest) : money(0n)}
      </p>
      <div className={css.days} aria-hidden>
        {days.map(({ date, short }, index) => (
          <span key={date} className={css.day}>
            {index % step === 0 ? short : ''}
          </span>
        ))}
      </div>
    </figure>
  )
}
