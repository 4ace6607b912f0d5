import type { ComponentProps } from 'react'
import { ChevronDown } from '../../../ui/media/later-icons.ts'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { describedBy } from '../../../ui/fields/field-description.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { chevron, select } from '../../../ui/fields/field.css.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import type { CountryField } from './country-field.ts'
import * as css from './country-select.css.ts'
import type { Country } from './countries.ts'
import { Flag } from './flag.tsx'

interface CountryInputProps extends ComponentProps<'input'> {
  readonly field: CountryField
  readonly chosen: Country
}

/** The closed selector: flag and code, in the frame of a field. */
export function CountryInput({ field, chosen, ...rest }: CountryInputProps) {
  const { id, label, error, ...own } = field
  const saysCountry = `${id}-country`
  return (
    <FieldFrame id={id} size="m" label={label} error={error}>
      <span className={css.ownFlag}>
        <Flag countryCode={chosen.countryCode} />
      </span>
      <input
        {...own}
        {...rest}
        id={id}
        // Whoever opens the list says so in the props.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="combobox"
        // A plus stands before its digits in every writing direction.
        dir="ltr"
        className={`${select} ${css.input}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={[describedBy(id, { label, error }), saysCountry].filter(Boolean).join(' ')}
      />
      <span id={saysCountry} className={hiddenVisually}>
        {chosen.name}
      </span>
      <ChevronDown aria-hidden className={`${icon.s} ${chevron}`} />
    </FieldFrame>
  )
}
