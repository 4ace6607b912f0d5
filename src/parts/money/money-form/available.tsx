import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { withMember } from '../../account/member-pages/member-address.ts'
import { useFormatMoney } from './use-format-money.ts'
import { HIDDEN_AMOUNT } from '../../../rules/figures.ts'
import { balanceHiddenAtom } from '../../../state/money/wallet.ts'
import { walletsQuery } from '../../../state/money/wallets.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Split } from '../../../ui/layout/split.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Amount } from '../../../ui/layout/amount.tsx'

interface AvailableProps {
  /** What the amount is, such as "Available to withdraw". */
  readonly what: string
  /** Minor units. */
  readonly available: bigint
}

/** What may leave the wallet; what vendors hold has to come home first. */
export function Available({ what, available }: AvailableProps) {
  const { t } = useLingui()
  const say = useFormatMoney()
  const isHidden = useAtomValue(balanceHiddenAtom)
  const { data } = useQuery(walletsQuery)
  const away = data && !data.isSingle ? data.vendors.reduce((sum, { balance }) => sum + balance, 0n) : 0n
  const held = isHidden ? HIDDEN_AMOUNT : say(away)
  return (
    <Panel aria-label={t`Available`}>
      <Split wraps space="m" align="end">
        <div>
          <Text size="s" tone="muted">
            {what}
          </Text>
          <Amount as="p" size="xl">
            {isHidden ? HIDDEN_AMOUNT : say(available)}
          </Amount>
        </div>
        {away > 0n && (
          <Stack space="xs" align="start">
            <Text size="s" tone="muted">
              <Trans>{held} more is held with game providers.</Trans>
            </Text>
            <Link
              to="."
              search={withMember('transferFund')}
              state
              replace
              hash
              resetScroll={false}
              className={buttonClass('quiet', 's')}
            >
              <Trans>Transfer it to your wallet first</Trans>
            </Link>
          </Stack>
        )}
      </Split>
    </Panel>
  )
}
