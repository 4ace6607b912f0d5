import { Trans, useLingui } from '@lingui/react/macro'
import { LotteryBalls } from '../../parts/lottery/lottery-balls/lottery-balls.tsx'
import type { Lottery } from '../../state/lottery/lottery.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { Split } from '../../ui/layout/split.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { usePick } from './use-pick.ts'

/** The numbers that somebody brought along: the address keeps them, through a login as well. Nothing is bet by them. */
export function OwnPick({ lottery }: { readonly lottery: Pick<Lottery, 'family'> }) {
  const { t } = useLingui()
  const numbers = usePick(lottery)
  if (numbers.length === 0) return null
  return (
    <Panel as="section" aria-label={t`Your numbers`}>
      <Split wraps>
        <Stack space="hair">
          <Text as="h2" weight="bold">
            <Trans>Your numbers</Trans>
          </Text>
          <Text size="s" tone="muted">
            <Trans>Nothing is bet yet. They come along to the table.</Trans>
          </Text>
        </Stack>
        <LotteryBalls family={lottery.family} balls={numbers} label={t`Your numbers`} />
      </Split>
    </Panel>
  )
}
