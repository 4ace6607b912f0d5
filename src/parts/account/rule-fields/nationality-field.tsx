import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useCountries } from '../country-select/use-countries.ts'

/** A choice of a country, such as a nationality; the wire carries its two letters. Spec: not shown. */
export function NationalityField(props: ComponentProps<typeof Select>) {
  const { t } = useLingui()
  const { countries, failed } = useCountries()
  if (failed) {
    // Whoever knows the two letters is not kept out by a list that does not come.
    const { id, name, label, error, required } = props
    const words = { label, error, ...(required ? { required } : {}), hint: t`Two letters, such as AR` }
    return (
      <TextField {...(id === undefined ? {} : { id })} {...words} name={name} autoComplete="country" maxLength={2} />
    )
  }
  return (
    <Select {...props} disabled={!countries}>
      <option value="">{t`Please choose`}</option>
      {countries?.map(({ countryCode, name }) => (
        <option key={countryCode} value={countryCode}>
          {name}
        </option>
      ))}
    </Select>
  )
}
