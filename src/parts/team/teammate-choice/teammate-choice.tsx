import { Plural, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Teammate } from '../../../state/team/team.ts'
import { ChoiceList } from '../../../ui/fields/choice-list.tsx'
import { Pager } from '../../../ui/lists/pager.tsx'
import { Placeholder } from '../../../ui/states/placeholder.tsx'
import { FailureNotice } from '../../site/failure-notice/failure-notice.tsx'
import type { TeammateSearch } from './use-teammate-search.ts'

interface TeammateChoiceProps<Somebody extends Teammate> {
  readonly legend: ReactNode
  /** What the field is called in which one searches. */
  readonly label: string
  readonly search: TeammateSearch
  /** Those of a page that has `perPage` of them. */
  readonly query: UseQueryResult<{ readonly list: readonly Somebody[]; readonly total: number }>
  readonly perPage: number
  /** Said where nobody has the name that was typed. */
  readonly none: ReactNode
  readonly chosen: Somebody | null
  readonly error: string | undefined
  readonly onChoose: (somebody: Somebody) => void
}

/** One of the team: what is typed narrows the list, and the one that is chosen stays in it. Names stand in full. */
export function TeammateChoice<Somebody extends Teammate>(props: TeammateChoiceProps<Somebody>) {
  const { legend, label, search, query, perPage, none, chosen, error, onChoose } = props
  const { t } = useLingui()
  const { data, error: failure, refetch, isFetching, isPlaceholderData } = query
  const isElsewhere = chosen !== null && !data?.list.some(({ id }) => id === chosen.id)
  return (
    <ChoiceList
      legend={legend}
      name="receiver"
      search={{ name: 'receiver-search', label, maxLength: 64, typed: search.typed, onType: search.onType }}
      count={
        data &&
        !isPlaceholderData && <Plural value={data.total} _0="No member found" one="# member" other="# members" />
      }
      none={none}
      items={data?.list.map(listed)}
      kept={isElsewhere ? listed(chosen) : null}
      older={isPlaceholderData}
      chosen={chosen?.id ?? ''}
      onChoose={(id) => {
        const somebody = data?.list.find((one) => one.id === id)
        if (somebody) onChoose(somebody)
      }}
      error={error}
      instead={
        failure ? (
          <FailureNotice error={failure} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          !data && <Placeholder of="list" />
        )
      }
      more={
        <Pager
          page={search.page}
          pages={Math.ceil((data?.total ?? 0) / perPage)}
          onPage={search.setPage}
          label={t`Pages of members`}
        />
      }
    />
  )
}

const listed = ({ id, nickname, username }: Teammate) => ({
  value: id,
  name: nickname || username,
  detail: nickname && nickname !== username ? username : undefined,
})
