import { Trans } from '@lingui/react/macro'
import type { DayLimit as Limit } from '../../../state/money/deposits.ts'
import { useFormatMoney } from '../money-form/use-format-money.ts'

/** What the member may pay in a day, and what is left of it, in a sentence. */
export function DayLimit({ limit: { limit, left } }: { readonly limit: Limit }) {
  const say = useFormatMoney()
  const [most, rest] = [say(limit), say(left)]
  if (left === limit) return <Trans>Your limit for a day is {most}, all of it is left.</Trans>
  if (left === 0n) return <Trans>Your limit for a day is {most}, nothing of it is left.</Trans>
  return (
    <Trans>
      Your limit for a day is {most}, {rest} of it is left.
    </Trans>
  )
}
