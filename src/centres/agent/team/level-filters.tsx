import { useLingui } from '@lingui/react/macro'
import type { PageAddress } from '../../../parts/records/date-range/use-range.ts'
import { AddressSelect } from '../../../parts/records/record-page/address-select.tsx'
import { FilterPanel } from '../../../parts/records/record-page/filter-panel.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { LEVEL_DAYS } from './use-level-asked.ts'
import { useSearchText } from '../../../ui/fields/use-search-text.ts'

/** What a level is narrowed by: a part of a name, on all levels below, the kind of account, and since when it is there. */
export function LevelFilters({ address }: { readonly address: PageAddress }) {
  const { t } = useLingui()
  const { valueOf, write } = address
  const days: Readonly<Record<(typeof LEVEL_DAYS)[number], string>> = {
    today: t`Today`,
    last7: t`Last 7 days`,
    last30: t`Last 30 days`,
    last90: t`Last 90 days`,
  }
  const options = LEVEL_DAYS.map((each) => [each, days[each]] as const)
  const [typed, type] = useSearchText(valueOf('search'), (search) => write({ search }))
  return (
    <FilterPanel>
      <TextField
        name="search"
        type="search"
        label={t`Search the team`}
        maxLength={64}
        value={typed}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <AddressSelect
        address={address}
        name="kind"
        label={t`Account type`}
        all={t({ message: 'All', context: 'types' })}
        options={[
          ['agent', t({ message: 'Agents', context: 'accounts' })],
          ['player', t({ message: 'Players', context: 'accounts' })],
        ]}
      />
      <AddressSelect
        address={address}
        name="joined"
        label={t({ message: 'Joined', context: 'team' })}
        all={t({ message: 'At any time', context: 'joined' })}
        options={options}
      />
      <AddressSelect
        address={address}
        name="figures"
        label={t({ message: 'Figures', context: 'team' })}
        all={t({ message: 'None', context: 'figures' })}
        options={options}
      />
    </FilterPanel>
  )
}
