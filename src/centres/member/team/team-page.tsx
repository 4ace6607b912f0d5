import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { teamTermsQuery } from '../../../state/team/team.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Send as SendMark } from '../../../ui/media/later-icons.ts'
import { Send } from '../../../parts/money/team-transfer/send.tsx'
import { TeamHistory } from './team-history.tsx'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'

/** "Transfer to upline" (spec 2, "Member centre": transferUpline): sending to whoever is above or below, and what was. */
export function TeamPage() {
  const { t } = useLingui()
  const query = useQuery(teamTermsQuery)
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
