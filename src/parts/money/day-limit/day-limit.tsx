import { Trans } from '@lingui/react/macro'
import type { DayLimit as Limit } from '../../../state/money/deposits.ts'
import { useFormatPlain } from '../money-form/use-format-money.ts'

/** What the member may pay in a day, and what is left of it, in few words. */
export function DayLimit({ limit: { limit, left } }: { readonly limit: Limit }) {
  const say = useFormatPlain()
  const [most, rest] = [say(limit), say(left)]
  return (
    <Trans>
      Day limit {most}, {rest} left.
    </Trans>
  )
}
