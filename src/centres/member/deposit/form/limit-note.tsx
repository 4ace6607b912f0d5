import { Trans } from '@lingui/react/macro'
import { useSupport } from '../../../../parts/content/support/use-support.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/layout/text.tsx'

/** What is said before anybody pays in, and who sets a limit: spec 7 has no call for it, so that customer service does. */
export function LimitNote() {
  const { open, busy } = useSupport()
  return (
    <Stack space="xs">
      <Text size="s" tone="muted">
        <Trans>Deposit only what you can afford to lose. Customer service can help you set limits.</Trans>
      </Text>
      <Button variant="quiet" size="s" busy={busy} onClick={open}>
        <Trans>Set a deposit limit</Trans>
      </Button>
    </Stack>
  )
}
