import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { sessionUnkeptAtom } from '../../state/account/login/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { floating, floatingText, tone } from '../../ui/overlays/toast.css.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { Info } from '../../ui/media/later-icons.ts'

/** Told after a login in a browser that keeps nothing for this site: its private mode, a setting, a full disk. */
export function UnkeptSession() {
  const read = useSetAtom(sessionUnkeptAtom)
  return (
    <div className={floating}>
      <Info aria-hidden className={`${icon.m} ${tone.info}`} />
      <span className={floatingText}>
        <Trans>
          This browser stores nothing for this site: reloading the page or opening another tab logs you out. To stay
          logged in, allow cookies and site data in its settings.
        </Trans>
      </span>
      <Button size="s" onClick={() => read(false)}>
        <Trans>OK</Trans>
      </Button>
    </div>
  )
}
