import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { isOpen } from '../../../rules/team/contract-state.ts'
import { hasHigherRate } from '../../../rules/team/contract-terms.ts'
import { teammateName } from '../../../rules/team/short-name.ts'
import { someContractsQuery, type Contract } from '../../../state/team/contracts.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { Placeholder } from '../../../ui/states/placeholder.tsx'
import { QueryView } from '../../site/query-view/query-view.tsx'
import { EndingList } from './ending-list.tsx'

/** Which contracts that one has given oneself pay more than one that is about to be accepted: they end with it (spec 5). */
export function EndsByAccepting({ contract }: { readonly contract: Contract }) {
  const query = useQuery(someContractsQuery({ kind: contract.kind, side: 'upline' }))
  return (
    <QueryView query={query} waiting={<Placeholder of="row" />}>
      {({ list }) => {
        const ends = list.filter(
          (given) => given.state !== 'unknown' && isOpen(given.state) && hasHigherRate(given, contract),
        )
        return (
          <>
            {ends.length > 0 && (
              <EndingList
                title={<Trans>These contracts of yours pay more than this one, and end with it:</Trans>}
                ends={ends.map(({ id, downline, state }) => ({ id, state, name: teammateName(downline) }))}
              />
            )}
            {list.length > 0 && (
              <Text size="s" tone="muted">
                <Trans>Contracts further down in your team that pay more than this one end as well.</Trans>
              </Text>
            )}
          </>
        )
      }}
    </QueryView>
  )
}
