import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KIND_NAMES } from '../../../parts/team/contract/contract-words.ts'
import { withCentre } from '../../../parts/site/use-modal/with-centre.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { CONTRACT_PAGES } from '../../../rules/team/contract-pages.ts'
import { useContractsOn, useOpenKinds } from '../../../state/team/agent-contracts.ts'
import { ownOffersQuery, requestsQuery, type Contract } from '../../../state/team/contracts.ts'
import type { TeamOverview } from '../../../state/team/overview.ts'
import { textLink } from '../../../ui/actions/text-link.css.ts'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'

/** What waits for an answer, of the agent's or of others, with the way to it; nothing where nothing does. */
export function WaitingList({ waiting: { offers, answers, tickets } }: Pick<TeamOverview, 'waiting'>) {
  const { kinds = [] } = useOpenKinds()
  const isOn = useContractsOn()
  const { data: requests } = useQuery({ ...requestsQuery, enabled: isOn && offers > 0 })
  const { data: own } = useQuery({ ...ownOffersQuery, enabled: isOn && answers > 0 })
  if (offers + answers + tickets === 0) return null
  return (
    <Panel>
      <Text as="h4" size="m" weight="bold">
        <Trans>Waiting for an answer</Trans>
      </Text>
      <Stack as="ul" space="xs">
        {offers > 0 && (
          <Cluster as="li" space="s" tight>
            <Plural value={offers} one="# contract was offered to you" other="# contracts were offered to you" />
            <KindLinks kinds={kinds} contracts={requests?.list} state="" />
          </Cluster>
        )}
        {answers > 0 && (
          <Cluster as="li" space="s" tight>
            <Plural value={answers} one="# contract that you offered" other="# contracts that you offered" />
            <KindLinks kinds={kinds} contracts={own?.list} state="offered" />
          </Cluster>
        )}
        {tickets > 0 && (
          <li>
            <Plural value={tickets} one="# support ticket" other="# support tickets" />
          </li>
        )}
      </Stack>
    </Panel>
  )
}

interface KindLinksProps {
  /** Those that have a page. */
  readonly kinds: readonly Contract['kind'][]
  readonly contracts: readonly Contract[] | undefined
  /** What the page's list is narrowed to. */
  readonly state: Contract['state'] | ''
}

/** To the page of each kind that contracts wait on. */
function KindLinks({ kinds, contracts = [], state }: KindLinksProps) {
  const { i18n } = useLingui()
  return kinds
    .filter((kind) => contracts.some((contract) => contract.kind === kind))
    .map((kind) => (
      <Link
        key={kind}
        to="."
        search={(search: Search) => ({
          ...withCentre('agent', CONTRACT_PAGES[kind])(search),
          ...(state && { 'a.state': state }),
        })}
        state
        replace
        hash
        resetScroll={false}
        className={textLink}
      >
        {i18n._(KIND_NAMES[kind])}
      </Link>
    ))
}
