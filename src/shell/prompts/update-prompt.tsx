import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { RefreshCw } from '../../ui/media/icons.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { floating, floatingText, tone } from '../../ui/overlays/toast.css.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { activateUpdate } from '../activate-update.ts'

/** Offers a new version; nothing reloads by itself under somebody's hands. */
export function UpdatePrompt({ waiting }: { readonly waiting: ServiceWorker }) {
  // The new version takes over before the page is loaded again, which may take a moment.
  const [busy, setBusy] = useState(false)
  return (
    <div className={floating}>
      <RefreshCw aria-hidden className={`${icon.m} ${tone.info}`} />
      <span className={floatingText}>
        <Trans>A new version of this site is ready.</Trans>
      </span>
      <Button
        size="s"
        busy={busy}
        onClick={() => {
          setBusy(true)
          activateUpdate(waiting)
        }}
      >
        <Trans>Reload</Trans>
      </Button>
    </div>
  )
}
