import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useModules } from '../../../state/site/modules.ts'
import { memberPathQuery } from '../../../state/team/tree.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { panelId, tabId } from '../../../ui/lists/tab-ids.ts'
import { Tabs } from '../../../ui/lists/tabs.tsx'
import { takeLostFocus } from '../../../ui/hooks/take-lost-focus.ts'
import { teammateName } from '../../../rules/team/short-name.ts'
import { LevelList } from './level-list.tsx'
import { MemberDetails } from './member-details.tsx'
import { MemberPath } from './member-path.tsx'
import { MemberTransfer } from './member-transfer.tsx'
import { useMemberPlace, type MemberView } from './use-member-place.ts'

const TABS = 'teammate'

/** One of the team: the way down there, and below it who is below, what is known, or sending to them. */
export function MemberPage() {
  const { t } = useLingui()
  const { member, view, turn } = useMemberPlace()
  // What is shown below brings it along.
  const { data: path } = useQuery({ ...memberPathQuery(member), enabled: false })
  const { flags } = useModules()
  const self = path?.at(-1)
  const title = useRef<HTMLHeadingElement>(null)
  // The row that was pressed has gone with its list.
  useEffect(() => takeLostFocus(title.current, { preventScroll: true }), [])
  const sends = flags.TRANSFER_DOWNLINE && path?.length === 1
  const names: Readonly<Partial<Record<MemberView, string>>> = {
    team: t({ message: 'Team', context: 'of a member' }),
    details: t({ message: 'Details', context: 'of a member' }),
    ...(sends && { transfer: t({ message: 'Transfer', context: 'to a member' }) }),
  }
  const shown = names[view] === undefined ? 'team' : view
  return (
    <>
      <MemberPath above={path?.slice(0, -1) ?? []} />
      <Text as="h4" ref={title} tabIndex={-1} size="l" weight="bold" breaks>
        <bdi>{self ? teammateName(self) : t`One member`}</bdi>
      </Text>
      <Tabs
        id={TABS}
        label={t`About this member`}
        // The cast: what may be missing is left out above, and never `undefined`.
        names={names as Readonly<Record<MemberView, string>>}
        chosen={shown}
        onChoose={turn}
        onePanel
      />
      <Stack id={panelId(TABS)} role="tabpanel" aria-labelledby={tabId(TABS, shown)}>
        {shown === 'team' && <LevelList />}
        {shown === 'details' && <MemberDetails />}
        {shown === 'transfer' && self && <MemberTransfer to={self} />}
      </Stack>
    </>
  )
}
