import { ChevronDown } from '../media/later-icons.ts'
import { useId, type ComponentProps } from 'react'
import * as css from './field.css.ts'
import { FieldFrame } from './field-frame.tsx'
import { describedBy, type FieldDescription } from './field-description.ts'
import { icon } from '../media/icon.css.ts'

interface SelectProps extends Omit<ComponentProps<'select'>, 'size'>, FieldDescription {
  readonly name: string
}

/** A choice of few. The list itself is the browser's, which every phone knows how to show. */
export function Select({ label, hideLabel = false, hint, error, id, children, ...rest }: SelectProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} size="m" label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <select
        {...rest}
        id={fieldId}
        className={css.select}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { label, hint, error })}
      >
        {children}
      </select>
      <ChevronDown aria-hidden className={`${icon.s} ${css.chevron}`} />
    </FieldFrame>
  )
}
