import { Trans } from '@lingui/react/macro'
import { Alert } from '../../../ui/states/alert.tsx'

/**
 * Where a dialog lies over the page's own word of it: there is no network, and what was asked for comes by itself once
 * there is one.
 */
export function WaitsForNetwork() {
  return (
    <Alert tone="warn">
      <p>
        <Trans>You are offline. Games and payments will resume when you reconnect.</Trans>
      </p>
    </Alert>
  )
}
