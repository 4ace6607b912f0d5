import { useId, type ReactNode } from 'react'
import { cx } from '../layout/cx.ts'
import { gap, group, stack } from '../layout/layout.css.ts'
import { hiddenVisually } from '../layout/text.css.ts'
import * as css from './choices.css.ts'

interface ChoicesProps {
  readonly legend: ReactNode
  /** Whether the legend is heard alone, where the same words are seen already. */
  readonly hideLegend?: boolean
  /** One below the other; in columns where there is room; in small tiles, two beside each other or three; or as many on a line as fit, those of the last sharing all of it. */
  readonly layout?: keyof typeof css.layout
  readonly error?: string | undefined
  /** `ChoiceCard`s. */
  readonly children: ReactNode
  /** Below them. */
  readonly more?: ReactNode
}

/** What one of several is chosen from, each on a card. */
export function Choices({ legend, hideLegend = false, layout = 'one', error, children, more }: ChoicesProps) {
  const id = useId()
  return (
    <fieldset className={cx(stack, gap.xs, group)} aria-describedby={error ? id : undefined}>
      <legend className={hideLegend ? hiddenVisually : css.legend}>{legend}</legend>
      {layout === 'tiles' ? (
        <div className={css.tilesRoom}>
          <div className={css.layout.tiles}>{children}</div>
        </div>
      ) : (
        <div className={css.layout[layout]}>{children}</div>
      )}
      {more}
      {error && (
        <p id={id} className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
