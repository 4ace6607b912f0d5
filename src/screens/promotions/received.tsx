import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { withMember } from '../../parts/account/member-pages/member-address.ts'
import { useFormatPlain } from '../../parts/money/money-form/use-format-money.ts'
import { RewardStatus } from '../../parts/rewards/reward-status/reward-status.tsx'
import { MODAL_STATE } from '../../parts/site/use-modal/use-modal.ts'
import { rewardsQuery } from '../../state/rewards/rewards.ts'
import { languageAtom } from '../../state/site/language.ts'
import { textLink } from '../../ui/actions/text-link.css.ts'
import { Amount } from '../../ui/layout/amount.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Split } from '../../ui/layout/split.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/text.tsx'

/** How many stand here; the reward centre has them all. */
const SHOWN = 3

/** What a member was given last, below what is offered; nothing where there is none. */
export function Received() {
  const { t } = useLingui()
  const id = useId()
  const money = useFormatPlain()
  const { code } = useAtomValue(languageAtom)
  const { data = [] } = useQuery(rewardsQuery(code))
  const received = data.filter(({ state }) => state === 'claimed' || state === 'issued').slice(0, SHOWN)
  if (received.length === 0) return null
  return (
    <Panel as="section" aria-labelledby={id} space="s">
      <Split>
        <Text as="h2" id={id} size="l" weight="bold">
          <Trans>Rewards you have received</Trans>
        </Text>
        <Link
          to="."
          search={withMember('rewardCenter')}
          state={MODAL_STATE}
          resetScroll={false}
          className={textLink}
          aria-label={t`All rewards`}
        >
          <Trans>See all</Trans>
        </Link>
      </Split>
      <Stack as="ul" space="s">
        {received.map(({ id: reward, title, amount, state, status }) => (
          <Split key={reward} as="li" fills>
            <Stack space="hair">
              <Text weight="medium" breaks>
                {title}
              </Text>
              <RewardStatus state={state} status={status} />
            </Stack>
            {amount !== null && (
              <Amount tone="good" whole>
                {money(amount)}
              </Amount>
            )}
          </Split>
        ))}
      </Stack>
    </Panel>
  )
}
