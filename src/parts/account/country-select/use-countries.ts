import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { brandAtom } from '../../../state/site/brand.ts'
import { countriesQuery } from '../../../state/site/countries.ts'
import { homeCountry, nameCountries, nativeName, type Country } from './countries.ts'

/**
 * The server's countries, named and ordered; `null` until they are there, `failed` where they do not come or there is
 * none to choose.
 */
export function useCountries(): { readonly countries: readonly Country[] | null; readonly failed: boolean } {
  const { i18n } = useLingui()
  const { country } = useAtomValue(brandAtom)
  const { data, errorUpdateCount } = useQuery(countriesQuery)
  const countries = useMemo(
    () => (data?.length ? nameCountries(data, i18n.locale, country ?? homeCountry(navigator.languages)) : null),
    [data, country, i18n.locale],
  )
  // Once it did not come, what is written in its place stays while it is asked for again.
  return { countries, failed: data ? data.length === 0 : errorUpdateCount > 0 }
}

/** How many names are looked up at a time: each opens another language of the browser's. */
const AT_A_TIME = 16

/** What the countries are called at home, a few at a time so that nothing waits; empty until all are known. */
export function useNativeNames(countries: readonly Country[]): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const found = new Map<string, string>()
    let timer: ReturnType<typeof setTimeout>
    const lookUp = (from: number): void => {
      for (const { countryCode, name } of countries.slice(from, from + AT_A_TIME)) {
        const native = nativeName(countryCode)
        if (native !== null && native !== name) found.set(countryCode, native)
      }
      if (from + AT_A_TIME < countries.length) timer = setTimeout(lookUp, 0, from + AT_A_TIME)
      else setNames(found)
    }
    timer = setTimeout(lookUp, 0, 0)
    return () => clearTimeout(timer)
  }, [countries])
  return names
}
