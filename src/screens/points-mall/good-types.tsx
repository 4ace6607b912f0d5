import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { formatInteger } from '../../i18n/format/format.ts'
import { parseSearch, type Search } from '../../rules/site/search-params.ts'
import { goodsQuery } from '../../state/rewards/points.ts'
import { languageAtom } from '../../state/site/language.ts'
import { ChipGroup } from '../../ui/actions/chip-group.tsx'
import { Chip } from '../../ui/actions/chip.tsx'
import { Placeholder } from '../../ui/states/placeholder.tsx'

/** The types of goods with how many of each there are, which narrow the list; their place is kept until they are known. */
export function GoodTypes() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { code, tag } = useAtomValue(languageAtom)
  const asked = parseSearch(useRouterState({ select: ({ location }) => location.searchStr }))['type'] ?? ''
  const { data, isPending } = useQuery(goodsQuery(code))
  if (isPending) return <Placeholder of="control" />
  if (!data || data.list.length === 0) return null
  const { types, list } = data
  // Of a type that is gone, all are shown.
  const type = list.some((good) => good.type === asked) ? asked : ''
  const countOf = (own: string): string => formatInteger(list.filter((good) => !own || good.type === own).length, tag)
  const choose = (next: string): void =>
    void navigate({
      to: '.',
      search: ({ type: _, ...held }: Search) => (next ? { ...held, type: next } : held),
      replace: true,
      resetScroll: false,
    })
  return (
    <ChipGroup label={t`Type of goods`} startsAtPressed>
      <Chip pressed={type === ''} onPress={() => choose('')}>
        {t({ message: 'All', context: 'goods' })} {countOf('')}
      </Chip>
      {types
        .filter((one) => list.some((good) => good.type === one.code))
        .map((one) => (
          <Chip key={one.code} pressed={type === one.code} onPress={() => choose(one.code)}>
            {one.name} {countOf(one.code)}
          </Chip>
        ))}
    </ChipGroup>
  )
}
