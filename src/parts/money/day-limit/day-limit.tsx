import { Trans } from '@lingui/react/macro'
import type { DayLimit as Limit } from '../../../state/money/deposits.ts'
import { useFormatPlain } from '../money-form/use-format-money.ts'

/** What the member may pay in a day, and what is left of it, in a sentence. */
export function DayLimit({ limit: { limit, left } }: { readonly limit: Limit }) {
  const say = useFormatPlain()
  const [most, rest] = [say(limit), say(left)]
  if (left === limit) return <Trans>Your daily limit is {most}. All of it is left.</Trans>
  if (left === 0n) return <Trans>Your daily limit is {most}. None of it is left.</Trans>
  return (
    <Trans>
      Your daily limit is {most}. You have {rest} left.
    </Trans>
  )
}
