import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useThrottled } from '../../../../parts/games/game-list/use-throttled.ts'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { FIRST_LINE_PER_PAGE, firstLineQuery } from '../../../../state/team/contracts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ChoiceList } from '../../../../ui/fields/choice-list.tsx'
import { Entry } from '../../../../ui/layout/entry.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { Pager } from '../../../../ui/lists/pager.tsx'
import { CircleUser } from '../../../../ui/media/icons.tsx'
import { Placeholder } from '../../../../ui/states/placeholder.tsx'

/** Somebody of the first line. */
export interface Receiver {
  readonly id: string
  readonly username: string
  readonly nickname: string
}

interface MemberChoiceProps {
  readonly chosen: Receiver | null
  readonly error: string | undefined
  /** The user name that the address begins with; empty for none. */
  readonly asked: string
  readonly onChoose: (member: Receiver | null) => void
}

/** How long typing rests before what it says is asked for, in milliseconds. */
const FOLLOW_MS = 300

/** Whom a contract is offered to. Names stand in full here: two members that look alike when shortened are not the same. */
export function MemberChoice({ chosen, error, asked, onChoose }: MemberChoiceProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(asked)
  const [page, setPage] = useState(1)
  const query = useQuery(firstLineQuery(useThrottled(typed.trim(), FOLLOW_MS), page))
  const { data, error: failure, refetch, isFetching, isPlaceholderData } = query
  const meant = typed === asked ? data?.list.find(({ username }) => username === asked) : undefined
  const take = useEffectEvent((member: Receiver | undefined) => {
    if (member && !chosen) onChoose(member)
  })
  const meantId = meant?.id
  useEffect(() => {
    if (meantId !== undefined) take(meant)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whom it is about is told by the id
  }, [meantId])
  if (chosen)
    return (
      <Panel as="div">
        <Entry
          icon={CircleUser}
          name={<bdi>{chosen.nickname || chosen.username}</bdi>}
          note={<bdi>{chosen.username}</bdi>}
          end={
            <Button
              variant="quiet"
              size="s"
              onClick={() => {
                setTyped('')
                onChoose(null)
              }}
            >
              <Trans>Choose somebody else</Trans>
            </Button>
          }
        />
        <input type="hidden" name="receiver" value={chosen.id} />
        {error && (
          <Text size="s" tone="bad" role="alert">
            {error}
          </Text>
        )}
      </Panel>
    )
  return (
    <ChoiceList
      legend={<Trans>Who is it for?</Trans>}
      name="receiver"
      search={{
        name: 'receiver-search',
        label: t`Search your first line`,
        maxLength: 64,
        typed,
        onType: (text) => {
          setTyped(text)
          setPage(1)
        },
      }}
      count={
        data &&
        !isPlaceholderData && <Plural value={data.total} _0="No member found" one="# member" other="# members" />
      }
      none={<Trans>Nobody in your first line has this name.</Trans>}
      items={data?.list.map(({ id, nickname, username }) => ({
        value: id,
        name: nickname || username,
        detail: nickname && nickname !== username ? username : undefined,
      }))}
      older={isPlaceholderData}
      chosen=""
      onChoose={(id) => onChoose(data?.list.find((one) => one.id === id) ?? null)}
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
          pages={Math.ceil((data?.total ?? 0) / FIRST_LINE_PER_PAGE)}
          onPage={setPage}
          label={t`Pages of members`}
        />
      }
    />
  )
}
