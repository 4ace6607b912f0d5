import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { TeammateChoice } from '../../../../parts/team/teammate-choice/teammate-choice.tsx'
import { useTeammateSearch } from '../../../../parts/team/teammate-choice/use-teammate-search.ts'
import type { Teammate } from '../../../../state/team/team.ts'
import { FIRST_LINE_PER_PAGE, firstLineQuery } from '../../../../state/team/contracts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Entry } from '../../../../ui/layout/entry.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { CircleUser } from '../../../../ui/media/icons.tsx'

interface MemberChoiceProps {
  readonly chosen: Teammate | null
  readonly error: string | undefined
  /** The username that the address begins with; empty for none. */
  readonly asked: string
  readonly onChoose: (member: Teammate | null) => void
}

/** Whom a contract is offered to. Names stand in full here: two members that look alike when shortened are not the same. */
export function MemberChoice({ chosen, error, asked, onChoose }: MemberChoiceProps) {
  const { t } = useLingui()
  const search = useTeammateSearch(asked)
  const query = useQuery(firstLineQuery(search.name, search.page))
  const meant = search.typed === asked ? query.data?.list.find(({ username }) => username === asked) : undefined
  const take = useEffectEvent(() => {
    if (meant && !chosen) onChoose(meant)
  })
  const isFound = meant !== undefined
  useEffect(() => {
    if (isFound) take()
  }, [isFound])
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
                search.onType('')
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
    <TeammateChoice
      legend={<Trans>Who is it for?</Trans>}
      label={t`Search your first line`}
      search={search}
      query={query}
      perPage={FIRST_LINE_PER_PAGE}
      none={<Trans>Nobody in your first line has this name.</Trans>}
      chosen={null}
      error={error}
      onChoose={onChoose}
    />
  )
}
