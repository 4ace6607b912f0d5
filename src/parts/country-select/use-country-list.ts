import { useState, type KeyboardEvent } from 'react'
import { findCountries, type Country } from './countries.ts'
import { useNativeNames } from './use-countries.ts'

/** How far a Page key goes. */
const PAGE = 8

export interface CountryList {
  readonly shown: readonly Country[]
  readonly natives: ReadonlyMap<string, string>
  /** The place of the one that Enter chooses, from 0; -1 where none fits. */
  readonly active: number
  readonly point: (at: number) => void
  /** Moves by the arrow and Page keys, and chooses by Enter. Returns whether the key was one of these. */
  readonly takeKey: (event: KeyboardEvent) => boolean
}

interface CountryListOptions {
  readonly countries: readonly Country[]
  /** The ISO code of the country that is chosen. */
  readonly chosen: string | undefined
  /** What was typed to find one. */
  readonly query: string
  readonly onChoose: (country: Country) => void
}

/** The list under a combobox: what fits, and which of it the keyboard is at (ARIA practices, "Combobox"). */
export function useCountryList({ countries, chosen, query, onChoose }: CountryListOptions): CountryList {
  const natives = useNativeNames(countries)
  const shown = findCountries(countries, natives, query)
  // What was pointed at is forgotten with the list that it was in.
  const [pointed, setPointed] = useState({ query, at: null as number | null })
  const at = pointed.query === query ? pointed.at : null
  const own = query.trim() === '' ? shown.findIndex(({ countryCode }) => countryCode === chosen) : 0
  const active = Math.min(at ?? Math.max(0, own), shown.length - 1)
  const point = (next: number): void => setPointed({ query, at: Math.max(0, Math.min(shown.length - 1, next)) })
  return {
    shown,
    natives,
    active,
    point,
    takeKey: (event) => {
      const { length } = shown
      const steps: Readonly<Record<string, () => void>> = {
        ArrowDown: () => point(active + 1 < length ? active + 1 : 0),
        ArrowUp: () => point(active > 0 ? active - 1 : length - 1),
        PageDown: () => point(active + PAGE),
        PageUp: () => point(active - PAGE),
        Enter: () => {
          const country = shown[active]
          if (country) onChoose(country)
        },
      }
      const step = steps[event.key]
      if (!step || event.nativeEvent.isComposing) return false
      event.preventDefault()
      step()
      return true
    },
  }
}
