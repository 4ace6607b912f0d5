import { useLingui } from '@lingui/react/macro'
import { useId, useState, type ComponentProps } from 'react'
import { countCharacters } from '../rules/characters.ts'
import * as css from './field.css.ts'
import { FieldFrame } from './field-frame.tsx'
import { describedBy, type FieldWords } from './field-words.ts'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onInput'>, FieldWords {
  readonly name: string
  /** In characters as `countCharacters` counts them; what is over it is refused by the form, not cut off. */
  readonly limit: number
}

/** Several lines of text, with a counter that turns into a warning above the limit. */
export function TextArea({ label, hint, error, limit, id, ...rest }: TextAreaProps) {
  const { t } = useLingui()
  const ownId = useId()
  const fieldId = id ?? ownId
  const [count, setCount] = useState(0)
  const counter = (
    <p className={count > limit ? css.error : css.counter} aria-live={count > limit ? 'polite' : 'off'}>
      {t`${count} of ${limit}`}
    </p>
  )
  return (
    <FieldFrame id={fieldId} size="m" label={label} hint={hint} error={error} aside={counter}>
      <textarea
        {...rest}
        id={fieldId}
        className={css.area}
        aria-invalid={error || count > limit ? true : undefined}
        aria-describedby={describedBy(fieldId, { label, hint, error })}
        onInput={(event) => setCount(countCharacters(event.currentTarget.value.trim()))}
      />
    </FieldFrame>
  )
}
