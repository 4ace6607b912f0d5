import * as css from './histogram-range.css.ts'

interface HistogramRangeProps {
  readonly name: string
  readonly label: string
  /** How many things lie from each step to the next. */
  readonly counts: readonly number[]
  /** The step from which on things are wanted; the first one wants all of them. */
  readonly from: number
  readonly onFrom: (step: number) => void
  /** What the chosen step is, in words. */
  readonly said: string
}

/** A least step, chosen below bars that show how many things there are at each. */
export function HistogramRange({ name, label, counts, from, onFrom, said }: HistogramRangeProps) {
  const most = Math.max(1, ...counts)
  return (
    <div className={css.root}>
      <div aria-hidden className={css.bars}>
        {counts.map((count, step) => (
          <span
            // A bar is its place.
            key={step}
            className={css.bar}
            data-in={(from > 0 && step >= from) || undefined}
            style={{ blockSize: `${(100 * count) / most}%` }}
          />
        ))}
      </div>
      <input
        type="range"
        name={name}
        className={css.range}
        aria-label={label}
        aria-valuetext={said}
        min={0}
        max={counts.length - 1}
        step={1}
        value={from}
        onChange={({ currentTarget }) => onFrom(currentTarget.valueAsNumber)}
      />
    </div>
  )
}
