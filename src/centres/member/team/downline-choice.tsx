import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { useThrottled } from '../../../parts/games/game-list/use-throttled.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { DOWNLINES_PER_PAGE, downlinesQuery, type Teammate } from '../../../state/team/team.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { Pager } from '../../../ui/lists/pager.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import * as css from './team.css.ts'

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
  const id = useId()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const name = useThrottled(typed.trim(), FOLLOW_MS)
  const query = useQuery(downlinesQuery(useAtomValue(gatewayAtom), name, page))
  const { data, error: failure, refetch, isFetching, isPlaceholderData } = query
  const found = data?.list ?? []
  const isElsewhere = chosen !== null && !found.some((one) => one.id === chosen.id)
  const shown = isElsewhere ? [chosen, ...found] : found
  return (
    <fieldset className={css.choices} aria-describedby={error ? id : undefined}>
      <legend className={css.legend}>
        <Trans>Downline</Trans>
      </legend>
      <TextField
        name="downline-search"
        label={t`Search your downlines`}
        hideLabel
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={64}
        // Enter narrows the list, and sends nothing.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setPage(1)
        }}
      />
      <output className={hiddenVisually}>
        {data && !isPlaceholderData && (
          <Plural value={data.total} _0="No member found" one="# member" other="# members" />
        )}
      </output>
      {failure && <FailureNotice error={failure} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !failure && <Skeleton className={css.listWaiting} />}
      {data && (
        <div className={cx(css.people, isPlaceholderData && css.older)} aria-busy={isPlaceholderData}>
          {found.length === 0 && (
            <p className={css.none}>
              <Trans>Nobody in your team has this name.</Trans>
            </p>
          )}
          {shown.map((one) => (
            <label key={one.id} className={css.person}>
              <input
                type="radio"
                name="receiver"
                value={one.id}
                className={css.radio}
                checked={chosen?.id === one.id}
                onChange={() => onChoose(one)}
              />
              <bdi className={css.strong}>{one.nickname || one.username}</bdi>
              {one.nickname && one.nickname !== one.username && <bdi className={css.detail}>{one.username}</bdi>}
            </label>
          ))}
        </div>
      )}
      <Pager
        page={page}
        pages={Math.ceil((data?.total ?? 0) / DOWNLINES_PER_PAGE)}
        onPage={setPage}
        label={t`Pages of downlines`}
      />
      {error && (
        <p id={id} className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
