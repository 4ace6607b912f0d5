import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { Country } from './countries.ts'
import { CountryCombobox } from './country-combobox.tsx'
import { chosenCountry } from './country-field.ts'
import { CountrySheet } from './country-sheet.tsx'
import { useCountries } from './use-countries.ts'
import { useFormCode } from './use-form-code.ts'

interface CountryCodeFieldProps {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  /** The dialling code that was chosen before, with or without its `+`. */
  readonly initial?: string | undefined
}

/** Fingers, and windows in which a list has no room beside its field. */
const SHEET = '(pointer: coarse), (max-width: 39.999em)'

/**
 * A country's dialling code (spec 2, "Country-dialling-code selector": "shows a flag and a code; it opens a list on
 * focus"), the brand's own country first. A field of its form by its name: its value is such as `+54`.
 */
export function CountryCodeField({ id, name, error, initial }: CountryCodeFieldProps) {
  const { t } = useLingui()
  const { countries, failed } = useCountries()
  const sheet = useMedia(SHEET)
  const [choice, setChoice] = useState<string | null>(null)
  // What was chosen before, or is written where there is no list to choose from.
  const [written, setWritten] = useState(initial ?? '')
  const [writing, setWriting] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // Whoever is writing is not interrupted by a list that has come after all.
  const chosen = countries && !writing ? chosenCountry(countries, choice, written) : undefined
  const code = chosen?.countryDialingCode
  useFormCode({ input, name, code, byHand: choice !== null, ready: failed || countries !== null })
  const shared = {
    ref: input,
    id,
    name,
    label: t`Country code`,
    autoComplete: 'tel-country-code',
    error,
    required: true,
  }
  if (chosen && countries) {
    const Field = sheet ? CountrySheet : CountryCombobox
    const choose = ({ countryCode }: Country): void => setChoice(countryCode)
    return <Field field={shared} countries={countries} chosen={chosen} onChoose={choose} />
  }
  if (!countries && !failed) return <TextField key="awaited" {...shared} disabled />
  // Whoever knows the code is not kept out by a list that does not come, or that does not have it.
  return (
    <TextField
      key="written"
      {...shared}
      inputMode="numeric"
      maxLength={5}
      defaultValue={written}
      onFocus={() => setWriting(true)}
      onBlur={() => setWriting(false)}
      onChange={({ currentTarget }) => setWritten(currentTarget.value)}
    />
  )
}
