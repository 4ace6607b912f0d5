import { Trans } from '@lingui/react/macro'
import { DayLimit } from '../../../../parts/money/day-limit/day-limit.tsx'
import { useSupport } from '../../../../parts/content/support/use-support.ts'
import type { DayLimit as Limit } from '../../../../state/money/deposits.ts'
import { textButton } from '../../../../ui/actions/text-button.css.ts'
import { Text } from '../../../../ui/layout/text.tsx'

/** The member's limit, what is said before anybody pays in, and who sets one: spec 7 has no call for it, so that customer service does. */
export function LimitNote({ limit }: { readonly limit: Limit | null }) {
  const { open, busy } = useSupport()
  return (
    <Text as="div" size="s" tone="muted" figures>
      {limit ? <DayLimit limit={limit} /> : <Trans>No deposit limit set.</Trans>}{' '}
      <Trans>Deposit only what you can afford to lose.</Trans>{' '}
      <button type="button" className={textButton} aria-busy={busy} disabled={busy} onClick={open}>
        {limit ? <Trans>Change the limit</Trans> : <Trans>Set a deposit limit</Trans>}
      </button>
    </Text>
  )
}
