import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { countdownParts } from '../../rules/countdown.ts'
import { useTimeLeft } from '../../state/countdown.ts'
import { idleEndsAtom } from '../../state/account/idle.ts'
import { stayLoggedInAtom } from '../../state/account/login/session-watch.ts'
import { Button } from '../../ui/actions/button.tsx'
import { actions } from '../../ui/overlays/dialog.css.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useSignOut } from '../use-sign-out.ts'

/** A minute before a session that nobody uses ends. */
export function PromptIdle() {
  const { t } = useLingui()
  const stay = useSetAtom(stayLoggedInAtom)
  const signOut = useSignOut()
  const { minutes, seconds } = countdownParts(useTimeLeft(useAtomValue(idleEndsAtom), 0))
  const left = minutes * 60 + seconds
  return (
    <Dialog title={t`Are you still there?`} onClose={stay}>
      {/* A timer is not read out by itself, each second; the title is. */}
      <p role="timer">
        <Plural value={left} one="You will be signed out in # second." other="You will be signed out in # seconds." />
      </p>
      <div className={actions}>
        <Button variant="quiet" onClick={signOut}>
          <Trans>Sign out</Trans>
        </Button>
        <Button data-focus onClick={stay}>
          <Trans>Stay logged in</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
