import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { teamTermsQuery } from '../../../state/team/team.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Send as SendMark } from '../../../ui/media/later-icons.ts'
import { Send } from './send.tsx'
import { TeamHistory } from './team-history.tsx'
import { Loaded } from '../loaded.tsx'

/** "Transfer to upline" (spec 2, "Member centre": transferUpline): sending to whoever is above or below, and what was. */
export function TeamPage() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const query = useQuery(teamTermsQuery(useAtomValue(gatewayAtom), currency.digits))
  return (
    <>
      <Loaded query={query} waiting={['summary', 'form']}>
        {(terms) =>
          terms.upline || terms.downlines > 0 ? (
            <Send terms={terms} />
          ) : (
            <EmptyState icon={SendMark} title={t`There is nobody to send to`}>
              <p>
                <Trans>You have no upline and no downline.</Trans>
              </p>
            </EmptyState>
          )
        }
      </Loaded>
      <TeamHistory />
    </>
  )
}
