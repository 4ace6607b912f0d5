import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useMedia } from '../../ui/use-media.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { Country } from './countries.ts'
import { CountryCombobox } from './country-combobox.tsx'
import { CountrySheet } from './country-sheet.tsx'
import { useCountries } from './use-countries.ts'

interface CountryCodeFieldProps {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  /** The dialling code that was chosen before, with or without its `+`. */
  readonly initial?: string | undefined
}

/** Fingers, and windows in which a list has no room beside its field. */
const SHEET = '(pointer: coarse), (max-width: 639.98px)'

/**
 * A country's dialling code (spec 2, "Country-dialling-code selector": "shows a flag and a code; it opens a list on
 * focus"), the brand's own country first. A field of its form by its name: its value is such as `+54`.
 */
export function CountryCodeField({ id, name, error, initial }: CountryCodeFieldProps) {
  const { t } = useLingui()
  const { countries, failed } = useCountries()
  const sheet = useMedia(SHEET)
  const [choice, setChoice] = useState<string | null>(null)
  const [before] = useState(() => initial?.replace(/\D/g, ''))
  const input = useRef<HTMLInputElement>(null)
  const chosen =
    countries?.find(({ countryCode, countryDialingCode }) =>
      choice === null ? countryDialingCode === before : countryCode === choice,
    ) ?? countries?.[0]
  const code = chosen?.countryDialingCode
  const told = useRef(code)
  useEffect(() => {
    if (told.current === code) return
    told.current = code
    // Nobody typed, so no event has told the form that follows its fields.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [code])
  const shared = {
    ref: input,
    id,
    name,
    label: t`Country code`,
    autoComplete: 'tel-country-code',
    error,
    required: true,
  }
  // Whoever knows the code is not kept out by a list that does not come.
  if (failed) return <TextField {...shared} inputMode="numeric" maxLength={5} />
  if (!countries || !chosen) return <TextField {...shared} disabled />
  const Field = sheet ? CountrySheet : CountryCombobox
  const choose = ({ countryCode }: Country): void => setChoice(countryCode)
  return <Field field={shared} countries={countries} chosen={chosen} onChoose={choose} />
}
