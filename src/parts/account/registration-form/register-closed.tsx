import { Trans } from '@lingui/react/macro'
import type { Closed } from '../../../rules/account/registration/register-ways.ts'
import { SupportButton } from '../../content/support/support-button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'

interface RegisterClosedProps {
  /** `unfillable`: the server asks for what no value can be, such as a date of five characters. */
  readonly because: Closed | 'unfillable'
}

/** Why there is no form, and who helps. */
export function RegisterClosed({ because }: RegisterClosedProps) {
  return (
    <Stack space="m">
      <p>
        {because === 'closed' ? (
          <Trans>
            Nobody can register on this site at the moment. Customer service can tell you how to get an account.
          </Trans>
        ) : because === 'invitation-only' ? (
          <Trans>
            Registering here takes an invitation: open the link that you were sent. Without one, ask customer service.
          </Trans>
        ) : (
          <Trans>The registration form is unavailable. Customer service can open an account for you.</Trans>
        )}
      </p>
      <SupportButton variant="primary" wide />
    </Stack>
  )
}
