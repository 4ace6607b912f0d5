import { useId, type ComponentProps, type ReactNode } from 'react'
import * as css from './field.css.ts'
import { FieldFrame } from './field-frame.tsx'
import { describedBy, type FieldDescription } from './field-description.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldDescription {
  readonly name: string
  readonly size?: keyof typeof css.frameSize
  /** Inside the frame, after the input: a button. */
  readonly end?: ReactNode
}

/** One line of text. Uncontrolled: its form reads it. */
export function TextField({
  label,
  hideLabel = false,
  hint,
  error,
  hideError = false,
  size = 'm',
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
      hint={hint}
      error={error}
      hideError={hideError}
    >
      <input
        {...rest}
        id={fieldId}
        className={css.input}
        placeholder={hideLabel ? label : rest.placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { label, hint, error })}
      />
      {end}
    </FieldFrame>
  )
}
