import type { ReactNode } from 'react'
import * as css from './field.css.ts'
import { hiddenVisually } from './text.css.ts'

export interface FieldWords {
  readonly label: string
  /** For narrow rows: the label is read out, and a placeholder shows it. */
  readonly hideLabel?: boolean
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** The error stands elsewhere, under the id `<id>-error`. */
  readonly hideError?: boolean
}

interface FieldFrameProps extends FieldWords {
  readonly id: string
  readonly size: keyof typeof css.frameSize
  readonly children: ReactNode
  /** Beside the note below: a counter. */
  readonly aside?: ReactNode
}

/** What a control refers to in `aria-describedby`. */
export function describedBy(id: string, { hint, error }: FieldWords): string | undefined {
  if (error) return `${id}-error`
  return hint ? `${id}-hint` : undefined
}

/** The label above a control, and the hint or the error below it. */
export function FieldFrame({ id, size, label, hideLabel, hint, error, hideError, children, aside }: FieldFrameProps) {
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
    <div className={css.field}>
      <label htmlFor={id} className={hideLabel ? hiddenVisually : css.label}>
        {label}
      </label>
      <div className={`${css.frame} ${css.frameSize[size]}`}>{children}</div>
      {aside ? (
        <div className={css.under}>
          <div>{words}</div>
          {aside}
        </div>
      ) : (
        words
      )}
    </div>
  )
}
