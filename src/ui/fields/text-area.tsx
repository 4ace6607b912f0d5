import { useLingui } from '@lingui/react/macro'
import { useId, useState, type ComponentProps } from 'react'
import { formatInteger } from '../../i18n/format/format.ts'
import { countCharacters } from '../../rules/characters.ts'
import { cx } from '../layout/cx.ts'
import * as css from './field.css.ts'
import { FieldFrame } from './field-frame.tsx'
import { describedBy, type FieldDescription } from './field-description.ts'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onInput'>, FieldDescription {
  readonly name: string
  /** In characters as `countCharacters` counts them; what is over it is refused by the form, not cut off. */
  readonly limit: number
  /** For a line or two. */
  readonly short?: boolean
}

/** Several lines of text, with a counter that turns into a warning above the limit. */
export function TextArea({
  label,
  hideLabel = false,
  hint,
  error,
  limit: most,
  short = false,
  id,
  ...rest
}: TextAreaProps) {
  const { i18n, t } = useLingui()
  const ownId = useId()
  const fieldId = id ?? ownId
  const [counted, setTyped] = useState(0)
  // What is filled in and emptied from outside is no input.
  const typed = typeof rest.value === 'string' ? countCharacters(rest.value.trim()) : counted
  const [count, limit] = [typed, most].map((characters) => formatInteger(characters, i18n.locale))
  const counter = (
    <p className={typed > most ? css.error : css.counter} aria-live={typed > most ? 'polite' : 'off'}>
      {t`${count} of ${limit}`}
    </p>
  )
  return (
    <FieldFrame id={fieldId} size="m" label={label} hideLabel={hideLabel} hint={hint} error={error} aside={counter}>
      <textarea
        {...rest}
        id={fieldId}
        className={cx(css.area, short && css.areaShort)}
        {...(short ? { rows: 1 } : {})}
        aria-invalid={error || typed > most ? true : undefined}
        aria-describedby={describedBy(fieldId, { label, hint, error })}
        onInput={(event) => setTyped(countCharacters(event.currentTarget.value.trim()))}
      />
    </FieldFrame>
  )
}
