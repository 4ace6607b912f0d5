import { useId, type ReactNode } from 'react'
import { cx } from '../layout/cx.ts'
import { gap, group, stack } from '../layout/layout.css.ts'
import * as css from './choices.css.ts'

interface ChoicesProps {
  readonly legend: ReactNode
  /** One below the other; in columns where there is room; or as many on a line as fit, those of the last sharing all of it. */
  readonly layout?: keyof typeof css.layout
  readonly error?: string | undefined
  /** `ChoiceCard`s. */
  readonly children: ReactNode
  /** Below them. */
  readonly more?: ReactNode
}

/** What one of several is chosen from, each on a card. */
export function Choices({ legend, layout = 'one', error, children, more }: ChoicesProps) {
  const id = useId()
  return (
    <fieldset className={cx(stack, gap.xs, group)} aria-describedby={error ? id : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.layout[layout]}>{children}</div>
      {more}
      {error && (
        <p id={id} className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
