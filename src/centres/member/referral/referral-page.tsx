import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ServerHtml } from '../../../parts/content/html/server-html.tsx'
import { useFormatPlain } from '../../../parts/money/money-form/use-format-money.ts'
import { messageLanguageAtom } from '../../../state/messages/inbox.ts'
import { invitationAddress, referralQuery } from '../../../state/rewards/referral.ts'
import { Section } from '../../../ui/layout/section.tsx'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'
import { Friends } from './friends.tsx'
import { Invitation } from '../../../parts/rewards/invitation/invitation.tsx'
import { ReferralFigures } from './referral-figures.tsx'

function ForEachFriend({ reward }: { readonly reward: bigint }) {
  const much = useFormatPlain()(reward)
  return <Trans>{much} for each friend who joins and makes a deposit</Trans>
}

/** "Invite friends" (spec 2, "Member centre": referral): the member's link, what it has brought, and how it works. */
export function ReferralPage() {
  const { t } = useLingui()
  const query = useQuery(referralQuery(useAtomValue(messageLanguageAtom)))
  return (
    <Loaded query={query} waiting={['table', 'figures']}>
      {({ code, reward, invited, rewarded, earned, rules }) => (
        <>
          <Invitation code={code} address={invitationAddress(code)}>
            {reward !== null && <ForEachFriend reward={reward} />}
          </Invitation>
          <ReferralFigures invited={invited} rewarded={rewarded} earned={earned} />
          <Friends />
          {rules !== '' && (
            <Section title={t`How it works`}>
              <ServerHtml source={rules} />
            </Section>
          )}
        </>
      )}
    </Loaded>
  )
}
