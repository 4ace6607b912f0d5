import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Avatar } from '../../../../parts/account/avatar/avatar.tsx'
import { memberQuery } from '../../../../state/account/member.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { AvatarChoices } from './avatar-choices.tsx'
import { LastLogin } from './last-login.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Cluster } from '../../../../ui/layout/cluster.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { Fact } from '../../../../ui/layout/fact.tsx'
import { Loaded } from '../../../../parts/site/query-view/loaded.tsx'

/** Who is logged in (spec 3, "Member info"): picture, names, rank, number, and the login before this one. */
export function Profile() {
  const { t } = useLingui()
  const query = useQuery(memberQuery)
  const [choosing, setChoosing] = useState(false)
  const choicesId = useId()
  return (
    <Loaded query={query} waiting={['list']}>
      {({ nickname, userName, account, id, clubLabel }) => {
        const name = nickname || userName
        return (
          <Panel space="m" aria-label={t`Profile`}>
            <Cluster space="m">
              <Avatar name={name} size="l" />
              <Stack space="xs" align="start">
                <div>
                  <Text size="l" weight="bold" breaks>
                    {name}
                  </Text>
                  <Text size="s" tone="muted">
                    <Trans>
                      Rank: <bdi>{clubLabel.labelName}</bdi>
                    </Trans>
                  </Text>
                </div>
                <Button
                  variant="quiet"
                  size="s"
                  aria-expanded={choosing}
                  aria-controls={choosing ? choicesId : undefined}
                  onClick={() => setChoosing(!choosing)}
                >
                  <Trans>Change picture</Trans>
                </Button>
              </Stack>
            </Cluster>
            {choosing && (
              <Stack id={choicesId} space="s">
                <AvatarChoices />
              </Stack>
            )}
            <Facts layout="columns">
              <Fact name={t`Username`}>{userName}</Fact>
              {account !== userName && (
                <Fact name={t({ message: 'Account', context: 'the name to log in with' })}>{account}</Fact>
              )}
              <Fact name={t`Member number`}>{id}</Fact>
              <LastLogin />
            </Facts>
          </Panel>
        )
      }}
    </Loaded>
  )
}
