import { Trans } from '@lingui/react/macro'
import { useMomentsInText } from '../../../../parts/site/merchant-clock/use-moments.ts'
import type { DepositChannel } from '../../../../state/money/deposits.ts'

/** Why nothing can be paid by a channel just now, and when it is back. */
export function ChannelResting({ rests: { why, until } }: { readonly rests: NonNullable<DepositChannel['rests']> }) {
  const say = useMomentsInText()
  const time = until === null ? '' : say(until)
  if (why === 'hours') return time ? <Trans>Closed until {time}</Trans> : <Trans>Closed at the moment</Trans>
  return time ? <Trans>Under maintenance until {time}</Trans> : <Trans>Under maintenance</Trans>
}
