import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { hasSmsLogin } from '../../../rules/site/modules.ts'
import { useModules } from '../../../state/site/modules.ts'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import { PartBoundary } from '../../../ui/states/part-boundary.tsx'
import * as css from './login-form.css.ts'
import { panelId } from '../../../ui/lists/tab-ids.ts'
import { type LoginWay } from './login-way.ts'
import { UsernameForm } from './username-form.tsx'

const LoginSwitch = lazyView(() => import('./login-switch.tsx').then((it) => it.LoginSwitch))
const SmsForm = lazyView(() => import('./sms-form.tsx').then((it) => it.SmsForm))

interface LoginFormProps {
  /** Unique on the page; the inputs' ids begin with it. */
  readonly id: string
  /** `bar` in the header, `panel` in a dialog or on a page. */
  readonly layout: 'bar' | 'panel'
  /** For a page whose shell has the place of the switch: it stays, whether there is one or not. */
  readonly steady?: boolean
  /** After the login; the session is set already. */
  readonly onDone: () => void
}

/**
 * The login form: by username, and by mobile number where the modules for it are on (spec 4, "Login popup tabs"). What
 * was typed stays when one goes from one to the other.
 */
export function LoginForm({ id, layout, steady = false, onDone }: LoginFormProps) {
  const { t } = useLingui()
  const { flags, known } = useModules()
  const [way, setWay] = useState<LoginWay>('username')
  const [smsSeen, setSmsSeen] = useState(false)
  // Kept until it is known whether there are two ways; and then as well, so that nothing moves.
  const [placeKept] = useState(steady || !known)
  const wish = useRef<LoginWay | null>(null)
  const bar = layout === 'bar'
  const bySms = hasSmsLogin(flags)
  const byName = way === 'username' || !bySms
  useEffect(() => {
    // In the header the button that was pressed has gone with the other form's card.
    if (bar && byName && wish.current) document.getElementById(`${id}-username`)?.focus()
  }, [bar, byName, id])
  const choose = (next: LoginWay): void => {
    wish.current = next
    const go = (): void => {
      // The other form may come late, when one has changed one's mind.
      if (wish.current !== next) return
      setWay(next)
      setSmsSeen((seen) => seen || next === 'sms')
    }
    // Once it is there it takes the other's place at once; what does not load says so in that place.
    if (next === 'sms' && !SmsForm.isLoaded()) void SmsForm.preload().then(go, go)
    else go()
  }
  const ways = bySms && (
    <PartBoundary quiet>
      <LoginSwitch id={id} layout={layout} way={way} onWay={choose} />
    </PartBoundary>
  )
  if (bar) {
    return (
      <>
        <UsernameForm id={id} layout="bar" hidden={!byName} onDone={onDone}>
          {ways}
        </UsernameForm>
        {smsSeen && (
          <PartBoundary>
            <SmsForm id={id} layout="bar" hidden={byName} onDone={onDone}>
              {ways}
            </SmsForm>
          </PartBoundary>
        )}
      </>
    )
  }
  // Not the tab's own words, which are also those of the field within.
  const panel = (shows: LoginWay, name: string) =>
    bySms ? ({ role: 'tabpanel', id: panelId(id, shows), 'aria-label': name } as const) : {}
  return (
    <div className={css.panel}>
      {(ways || placeKept) && (
        <div className={css.waysPlace}>
          {ways || (known && <p className={css.oneWay}>{t`Log in with your username`}</p>)}
        </div>
      )}
      <div {...panel('username', t`Log in with your username`)} hidden={!byName}>
        <UsernameForm id={id} layout="panel" hidden={false} onDone={onDone} />
      </div>
      {bySms && (
        <div {...panel('sms', t`Log in with your mobile number`)} hidden={byName}>
          {smsSeen && (
            <PartBoundary>
              <SmsForm id={id} layout="panel" hidden={false} onDone={onDone} />
            </PartBoundary>
          )}
        </div>
      )}
    </div>
  )
}
