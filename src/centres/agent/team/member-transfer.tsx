import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Send } from '../../../parts/money/team-transfer/send.tsx'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'
import { teamTermsQuery, type Teammate } from '../../../state/team/team.ts'
import { Send as SendMark } from '../../../ui/media/later-icons.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

/** Sending to somebody of the first line (spec 6: "Transfers to upline or downline exist"), as the member centre does. */
export function MemberTransfer({ to }: { readonly to: Teammate }) {
  const { t } = useLingui()
  return (
    <Loaded query={useQuery(teamTermsQuery)} waiting={['summary', 'form']}>
      {(terms) =>
        terms.downlines > 0 ? (
          <Send terms={terms} to={to} />
        ) : (
          <EmptyState icon={SendMark} title={t`Transfers are not available`}>
            <p>
              <Trans>Your account may not send money to its downlines.</Trans>
            </p>
          </EmptyState>
        )
      }
    </Loaded>
  )
}
