import * as css from './step-marks.css.ts'

interface StepMarksProps {
  /** What all of it is, such as "Step 1 of 2". */
  readonly label: string
  readonly names: readonly string[]
  /** From 0. */
  readonly current: number
}

/** How far one is in something that is done in steps. */
export function StepMarks({ label, names, current }: StepMarksProps) {
  return (
    <ol className={css.list} aria-label={label}>
      {names.map((name, index) => (
        <li
          key={name}
          className={css.step}
          aria-current={index === current ? 'step' : undefined}
          data-reached={index <= current ? '' : undefined}
        >
          {index + 1}. {name}
        </li>
      ))}
    </ol>
  )
}
