import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PageAddress } from '../../parts/records/date-range/use-range.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useSearchText } from '../../ui/fields/use-search-text.ts'
import { LEVELS } from './team-scope.ts'

/** Whose records a list has: of how many levels below, and by a part of a name. */
export function TeamFilters({ address: { valueOf, write } }: { readonly address: PageAddress }) {
  const { t } = useLingui()
  const [typed, type] = useSearchText(valueOf('search'), (search) => write({ search }))
  return (
    <>
      <Select
        name="levels"
        label={t({ message: 'Levels', context: 'team' })}
        value={valueOf('levels')}
        onChange={({ currentTarget }) => write({ levels: currentTarget.value })}
      >
        <option value="">{t({ message: 'All', context: 'levels' })}</option>
        {LEVELS.map((count) => (
          <option key={count} value={count}>
            {t`${plural(count, { one: 'First level', other: 'The first # levels' })}`}
          </option>
        ))}
      </Select>
      <TextField
        name="search"
        type="search"
        label={t({ message: 'Member', context: 'team' })}
        maxLength={64}
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </>
  )
}
