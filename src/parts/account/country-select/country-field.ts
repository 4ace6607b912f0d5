import type { RefObject } from 'react'
import type { Country } from './countries.ts'

/** What the field of a country's code has, however it opens its list. */
export interface CountryField {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly id: string
  readonly name: string
  readonly label: string
  readonly autoComplete: string
  readonly error: string | undefined
  readonly required: boolean
}

export interface CountrySelectProps {
  readonly field: CountryField
  readonly countries: readonly Country[]
  readonly chosen: Country
  readonly onChoose: (country: Country) => void
}

/** The country that a browser's or a person's `54`, `+54` or `AR` means. The one that is chosen stays where it fits. */
export function countryFor(countries: readonly Country[], chosen: Country, written: string): Country | undefined {
  const text = written.trim().toUpperCase()
  const digits = text.replace(/^(?:\+|00)/, '')
  const fits = (country: Country): boolean => country.countryDialingCode === digits || country.countryCode === text
  return fits(chosen) ? chosen : countries.find(fits)
}

/**
 * The country that a field shows: the one that was chosen, or that a code means which was written before; else the first.
 * @param choice the ISO code of the one that was chosen
 * @returns `undefined` where none of them has the code that was written
 */
export function chosenCountry(
  countries: readonly Country[],
  choice: string | null,
  written: string,
): Country | undefined {
  const [first] = countries
  const chosen = choice === null ? undefined : countries.find(({ countryCode }) => countryCode === choice)
  if (chosen || !first || written.trim() === '') return chosen ?? first
  return countryFor(countries, first, written)
}
