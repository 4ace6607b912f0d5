import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { percentText } from '../../../i18n/format/percent.ts'
import { RecordFacts } from '../../../parts/records/record-page/record-facts.tsx'
import { useRecordLabels } from '../../../parts/records/record-page/use-record-labels.ts'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import { languageAtom } from '../../../state/site/language.ts'
import type { MemberDetail } from '../../../state/team/tree.ts'
import { Stack } from '../../../ui/layout/stack.tsx'

/** Who a member is; here alone the names stand in full. */
export function MemberFacts({ member }: { readonly member: MemberDetail }) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const { count } = useRecordLabels()
  const { username, nickname, isAgent, depth, joined, lastLogin, link, direct, members, rebate } = member
  return (
    <Stack space="s" narrow>
      <RecordFacts
        items={[
          [t`Username`, <bdi key="name">{username}</bdi>],
          [t`Nickname`, nickname && <bdi key="nickname">{nickname}</bdi>],
          [
            t`Account type`,
            isAgent ? t({ message: 'Agent', context: 'an account' }) : t({ message: 'Player', context: 'an account' }),
          ],
          [t({ message: 'Level', context: 'team' }), count(depth)],
          [t({ message: 'Direct', context: 'team' }), count(direct)],
          [t({ message: 'All below', context: 'team' }), count(members)],
          [t`Rebate`, percentText(rebate, tag)],
          [t({ message: 'Joined', context: 'team' }), <Moment key="joined" at={joined} />],
          [t`Registration link`, link && <bdi key="link">{link}</bdi>],
          [t`Last login`, lastLogin === null ? null : <Moment key="login" at={lastLogin} />],
        ]}
      />
      <MerchantClock />
    </Stack>
  )
}
