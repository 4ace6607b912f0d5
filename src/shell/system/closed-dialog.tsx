import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { promptAtom, type HeldAction } from '../../state/site/prompts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { actions } from '../../ui/overlays/dialog.css.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { muted } from '../../ui/layout/text.css.ts'
import { useStatus } from './use-status.ts'

interface ClosedDialogProps {
  readonly held: HeldAction
  readonly onClose: () => void
}

/** Says why a protected action waits; once games and money are open it closes, and the action goes on. */
export function ClosedDialog({ held, onClose }: ClosedDialogProps) {
  const { t } = useLingui()
  const { closure, retrying, retry } = useStatus()
  const [tried, setTried] = useState(false)
  useGoOn(closure === null, held, onClose)
  if (closure === null) return null
  const titles = {
    offline: t`You are offline`,
    silent: t`Games and payments are paused`,
    waiting: t`One moment`,
  }
  return (
    <Dialog title={titles[closure]} onClose={onClose}>
      <div aria-live="polite">
        <p>
          {closure === 'offline' && <Trans>There is no network, so nothing was sent.</Trans>}
          {closure === 'silent' && <Trans>The game server is not responding, so nothing was sent.</Trans>}
          {closure === 'waiting' && <Trans>The game server has not answered yet, so nothing was sent.</Trans>}
          {closure === 'silent' && tried && !retrying && (
            <>
              {' '}
              <strong>
                <Trans>Still no answer.</Trans>
              </strong>
            </>
          )}
        </p>
      </div>
      <p className={muted}>
        <Trans>Keep this window open. Your request continues automatically.</Trans>
      </p>
      <div className={actions}>
        <Button variant="quiet" data-focus={closure === 'offline' || undefined} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        {closure !== 'offline' && (
          <Button
            data-focus
            busy={retrying}
            onClick={() => {
              setTried(true)
              retry()
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** Closes once nothing is closed any more, and lets the held action go on when the dialog is out of its way. */
function useGoOn(open: boolean, held: HeldAction, onClose: () => void): void {
  const store = useStore()
  const goesOn = useRef(false)
  useEffect(() => {
    if (!open) return
    goesOn.current = true
    onClose()
  }, [open, onClose])
  useEffect(
    () => () => {
      // Also where a system page takes the whole place: what waited must not happen by itself hours later.
      if (store.get(promptAtom) === held) store.set(promptAtom, null)
      if (goesOn.current) held.goOn()
    },
    [store, held],
  )
}
