import { Select } from '../../../ui/fields/select.tsx'

interface ListFilterProps<Value extends string> {
  readonly name: string
  readonly label: string
  /** What stands for no choice. */
  readonly all: string
  readonly choices: readonly { readonly value: Value; readonly name: string }[]
  readonly chosen: Value | undefined
  readonly onChoose: (value: Value | undefined) => void
}

/** What narrows such a list, at the end of its title. */
export function ListFilter<Value extends string>(props: ListFilterProps<Value>) {
  const { name, label, all, choices, chosen, onChoose } = props
  return (
    <Select
      name={name}
      label={label}
      hideLabel
      value={chosen ?? ''}
      onChange={({ currentTarget }) => onChoose(choices.find(({ value }) => value === currentTarget.value)?.value)}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </Select>
  )
}
