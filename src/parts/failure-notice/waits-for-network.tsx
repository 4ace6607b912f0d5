import { Trans } from '@lingui/react/macro'
import { Alert } from '../../ui/alert.tsx'

/**
 * Where a dialog lies over the page's own word of it: there is no network, and what was asked for comes by itself once
 * there is one.
 */
export function WaitsForNetwork() {
  return (
    <Alert tone="warn">
      <p>
        <Trans>You are offline. What is already here stays; games and money wait for the network.</Trans>
      </p>
    </Alert>
  )
}
