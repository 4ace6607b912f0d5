import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { brandAtom } from '../../state/brand.ts'
import { gatewayAtom } from '../../state/gateway.ts'
import { countriesQuery } from '../../state/sms.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface CountryCodeFieldProps {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
}

/** A country's dialling code (spec 2, "Country-dialling-code selector"), the brand's own country first. */
export function CountryCodeField({ id, name, error }: CountryCodeFieldProps) {
  const { i18n, t } = useLingui()
  const { country } = useAtomValue(brandAtom)
  const { data, isError } = useQuery(countriesQuery(useAtomValue(gatewayAtom)))
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.locale], { type: 'region' })
    const named = (data ?? []).map((each) => ({ ...each, name: regionName(names, each.countryCode) }))
    const own = ({ countryCode }: { countryCode: string }): number => (countryCode === country ? 0 : 1)
    return named.toSorted((a, b) => own(a) - own(b) || a.name.localeCompare(b.name, i18n.locale))
  }, [data, country, i18n.locale])
  const shared = { id, name, label: t`Country code`, autoComplete: 'tel-country-code', error, required: true }
  // Whoever knows the code is not kept out by a list that does not come.
  if (isError && !data) return <TextField {...shared} inputMode="numeric" maxLength={5} />
  return (
    <Select {...shared} disabled={!data}>
      {countries.map(({ countryCode, countryDialingCode, name: said }) => (
        <option key={countryCode} value={countryDialingCode}>
          {said} (+{countryDialingCode})
        </option>
      ))}
    </Select>
  )
}

/** A server may know a code that the browser refuses. */
function regionName(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
