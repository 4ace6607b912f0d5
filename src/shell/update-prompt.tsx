import { Trans } from '@lingui/react/macro'
import { RefreshCw } from '../ui/icons.tsx'
import { Button } from '../ui/button.tsx'
import { floating, floatingText, tone } from '../ui/feedback.css.ts'
import { icon } from '../ui/icon.css.ts'

/** Offers a new version; nothing reloads by itself under somebody's hands. */
export function UpdatePrompt({ onReload }: { readonly onReload: () => void }) {
  return (
    <div className={floating}>
      <RefreshCw aria-hidden className={`${icon.m} ${tone.info}`} />
      <span className={floatingText}>
        <Trans>A new version of this site is ready.</Trans>
      </span>
      <Button size="s" onClick={onReload}>
        <Trans>Reload</Trans>
      </Button>
    </div>
  )
}
