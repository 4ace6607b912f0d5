import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../layout/cx.ts'
import * as css from './field.css.ts'
import { FieldFrame } from './field-frame.tsx'
import { describedBy, type FieldDescription } from './field-description.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldDescription {
  readonly name: string
  readonly size?: keyof typeof css.frameSize
  /** Stands in place of what the browser writes while the field has no focus. */
  readonly over?: string | undefined
  /** Inside the frame, before the input, and seen alone: its label says what is typed. */
  readonly start?: string
  /** Inside the frame, after the input: a button. */
  readonly end?: ReactNode
}

/** One line of text. Uncontrolled: its form reads it. */
export function TextField({
  label,
  hideLabel = false,
  labelWithin = false,
  hint,
  error,
  hideError = false,
  size = 'm',
  over,
  start,
  end,
  id,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame
      id={fieldId}
      size={size}
      label={label}
      hideLabel={hideLabel}
      labelWithin={labelWithin}
      hint={hint}
      error={error}
      hideError={hideError}
    >
      {start && (
        <span aria-hidden className={css.sign}>
          {start}
        </span>
      )}
      <input
        {...rest}
        id={fieldId}
        className={cx(css.input, over !== undefined && css.covered)}
        placeholder={hideLabel ? label : rest.placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { label, hint, error })}
      />
      {over !== undefined && (
        <span aria-hidden className={css.over}>
          {over}
        </span>
      )}
      {end}
    </FieldFrame>
  )
}
