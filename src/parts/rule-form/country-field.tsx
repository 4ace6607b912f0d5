import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo, type ComponentProps } from 'react'
import { gatewayAtom } from '../../state/gateway.ts'
import { countriesQuery } from '../../state/sms.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** A choice of a country, such as a nationality; the wire carries its two letters. Spec: not shown. */
export function CountryField(props: ComponentProps<typeof Select>) {
  const { i18n, t } = useLingui()
  const { data, isError } = useQuery(countriesQuery(useAtomValue(gatewayAtom)))
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.locale], { type: 'region' })
    const { compare } = new Intl.Collator(i18n.locale)
    return (data ?? [])
      .map(({ countryCode }) => ({ countryCode, said: regionName(names, countryCode) }))
      .toSorted((a, b) => compare(a.said, b.said))
  }, [data, i18n.locale])
  if (isError && !data) {
    // Whoever knows the two letters is not kept out by a list that does not come.
    const { id, name, label, error, required } = props
    const words = { label, error, ...(required ? { required } : {}), hint: t`Two letters, such as AR` }
    return (
      <TextField {...(id === undefined ? {} : { id })} {...words} name={name} autoComplete="country" maxLength={2} />
    )
  }
  return (
    <Select {...props} disabled={!data}>
      <option value="">{t`Please choose`}</option>
      {countries.map(({ countryCode, said }) => (
        <option key={countryCode} value={countryCode}>
          {said}
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
