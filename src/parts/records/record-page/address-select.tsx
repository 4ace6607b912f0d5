import type { ReactNode } from 'react'
import { Select } from '../../../ui/fields/select.tsx'
import type { PageAddress } from '../date-range/use-range.ts'

interface AddressSelectProps {
  readonly address: PageAddress
  /** What the address calls it. */
  readonly name: string
  readonly label: string
  /** What is said where nothing is narrowed. */
  readonly all: string
  /** What stands in the address, and how it is called. */
  readonly options: readonly (readonly [value: string, name: ReactNode])[]
}

/** One of a few that a list of records is narrowed to, or all; the address keeps it. What it does not have is none of them. */
export function AddressSelect({ address: { valueOf, write }, name, label, all, options }: AddressSelectProps) {
  const chosen = options.find(([value]) => value === valueOf(name))?.[0] ?? ''
  return (
    <Select
      name={name}
      label={label}
      value={chosen}
      onChange={({ currentTarget }) => write({ [name]: currentTarget.value })}
    >
      <option value="">{all}</option>
      {options.map(([value, said]) => (
        <option key={value} value={value}>
          {said}
        </option>
      ))}
    </Select>
  )
}
