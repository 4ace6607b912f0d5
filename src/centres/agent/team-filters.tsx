import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { PageAddress } from '../../parts/records/date-range/use-range.ts'
import { AddressSelect } from '../../parts/records/record-page/address-select.tsx'
import { memberPathQuery } from '../../state/team/tree.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useSearchText } from '../../ui/fields/use-search-text.ts'
import { teammateName } from '../../rules/team/short-name.ts'
import { LEVELS, memberIn } from './team-scope.ts'

/** Whose records a list has: of one member’s team, of how many levels below, and by a part of a name. */
export function TeamFilters({ address }: { readonly address: PageAddress }) {
  const { valueOf, write } = address
  const { t } = useLingui()
  const [typed, type] = useSearchText(valueOf('search'), (search) => write({ search }))
  const member = memberIn(valueOf)
  const { data: path } = useQuery({ ...memberPathQuery(member), enabled: member !== '' })
  const named = path?.at(-1)
  return (
    <>
      {member !== '' && (
        <AddressSelect
          address={address}
          name="member"
          label={t`Team of`}
          all={t({ message: 'Everybody', context: 'team' })}
          options={[[member, named ? teammateName(named) : t`One member`]]}
        />
      )}
      <AddressSelect
        address={address}
        name="levels"
        label={t({ message: 'Levels', context: 'team' })}
        all={t({ message: 'All', context: 'levels' })}
        options={LEVELS.map((count) => [
          String(count),
          t`${plural(count, { one: 'First level', other: 'The first # levels' })}`,
        ])}
      />
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
