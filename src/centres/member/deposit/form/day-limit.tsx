import { Trans } from '@lingui/react/macro'
import type { DepositOffers } from '../../../../state/money/deposits.ts'
import { Text } from '../../../../ui/layout/text.tsx'

interface DayLimitProps {
  readonly limit: NonNullable<DepositOffers['dayLimit']>
  readonly say: (minor: bigint) => string
}

/** What the member may pay in a day, and what is left of it. */
export function DayLimit({ limit: { limit, left }, say }: DayLimitProps) {
  const [most, rest] = [say(limit), say(left)]
  return (
    <Text size="s" tone="muted" figures>
      {left === limit ? (
        <Trans>Your limit for a day is {most}, all of it is left.</Trans>
      ) : left === 0n ? (
        <Trans>Your limit for a day is {most}, nothing of it is left.</Trans>
      ) : (
        <Trans>
          Your limit for a day is {most}, {rest} of it is left.
        </Trans>
      )}
    </Text>
  )
}
