import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNotice } from '../../site/failure-notice/failure-notice.tsx'
import { useThrottled } from '../../games/game-list/use-throttled.ts'
import { DOWNLINES_PER_PAGE, downlinesQuery, type Teammate } from '../../../state/team/team.ts'
import { Pager } from '../../../ui/lists/pager.tsx'
import { Placeholder } from '../../../ui/states/placeholder.tsx'
import { ChoiceList } from '../../../ui/fields/choice-list.tsx'

/** How long typing rests before what it says is asked for, in milliseconds. */
const FOLLOW_MS = 300

interface DownlineChoiceProps {
  readonly chosen: Teammate | null
  readonly error: string | undefined
  readonly onChoose: (downline: Teammate) => void
}

/** One of those below: what is typed narrows the list, and the one that is chosen stays in it. */
export function DownlineChoice({ chosen, error, onChoose }: DownlineChoiceProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const name = useThrottled(typed.trim(), FOLLOW_MS)
  const query = useQuery(downlinesQuery(name, page))
  const { data, error: failure, refetch, isFetching, isPlaceholderData } = query
  const isElsewhere = chosen !== null && !data?.list.some(({ id }) => id === chosen.id)
  return (
    <ChoiceList
      legend={<Trans>Downline</Trans>}
      name="receiver"
      search={{
        name: 'downline-search',
        label: t`Search your downlines`,
        maxLength: 64,
        onType: (text) => {
          setTyped(text)
          setPage(1)
        },
      }}
      count={
        data &&
        !isPlaceholderData && <Plural value={data.total} _0="No member found" one="# member" other="# members" />
      }
      none={<Trans>Nobody in your team has this name.</Trans>}
      items={data?.list.map(listed)}
      kept={isElsewhere ? listed(chosen) : null}
      older={isPlaceholderData}
      chosen={chosen?.id ?? ''}
      onChoose={(id) => {
        const downline = data?.list.find((one) => one.id === id)
        if (downline) onChoose(downline)
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
          page={page}
          pages={Math.ceil((data?.total ?? 0) / DOWNLINES_PER_PAGE)}
          onPage={setPage}
          label={t`Pages of downlines`}
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
