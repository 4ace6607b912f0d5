import type { ReactNode } from 'react'
import * as css from './field.css.ts'
import type { FieldDescription } from './field-description.ts'
import { cx } from '../layout/cx.ts'
import { hiddenVisually } from '../layout/text.css.ts'

interface FieldFrameProps extends FieldDescription {
  readonly id: string
  readonly size: keyof typeof css.frameSize
  readonly children: ReactNode
  /** Beside the note below: a counter. */
  readonly aside?: ReactNode
}

/** The label above a control, and the hint or the error below it. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, size, label, hideLabel, labelWithin, hint, error, hideError, children, aside } = props
  const words = error ? (
    hideError ? null : (
      <p id={`${id}-error`} className={css.error}>
        {error}
      </p>
    )
  ) : hint ? (
    <p id={`${id}-hint`} className={css.note}>
      {hint}
    </p>
  ) : null
  return (
    <div className={cx(css.field, labelWithin && css.within)}>
      <label htmlFor={id} className={hideLabel ? hiddenVisually : css.label}>
        {label}
      </label>
      <div className={`${css.frame} ${css.frameSize[size]}`}>{children}</div>
      {!hideError && !hideLabel && (
        <div className={css.words}>
          {words}
          {aside}
        </div>
      )}
      {hideLabel && words}
    </div>
  )
}
