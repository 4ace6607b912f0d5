import { Trans } from '@lingui/react/macro'
import { WifiOff } from '../ui/media/icons.tsx'
import { Button } from '../ui/actions/button.tsx'
import { floating, floatingText, tone } from '../ui/overlays/toast.css.ts'
import { icon } from '../ui/media/icon.css.ts'
import { useStatus } from './system/use-status.ts'

/** Says that there is no network, or that the gateway does not answer: then games and money are closed. */
export function StatusBanner() {
  const { closure, retrying, retry } = useStatus()
  const offline = closure === 'offline'
  if (!offline && closure !== 'silent') return null
  return (
    <div className={floating}>
      <WifiOff aria-hidden className={`${icon.m} ${tone.bad}`} />
      <span className={floatingText}>
        {offline ? (
          <Trans>You are offline. Games and payments will resume when you reconnect.</Trans>
        ) : (
          <Trans>The game server is not responding. Games and payments are paused until it is back.</Trans>
        )}
      </span>
      {!offline && (
        <Button size="s" variant="quiet" busy={retrying} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  )
}
