import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { brandText } from '../../i18n/brand-text.ts'
import * as css from '../../parts/door/door.css.ts'
import { Door } from '../../parts/door/door.tsx'
import { LoginForm } from '../../parts/login-form/login-form.tsx'
import { SocialSignInPlace } from '../../parts/social-sign-in/social-sign-in-place.tsx'
import { useModal } from '../../parts/use-modal/use-modal.ts'
import { nextPath } from '../../parts/use-protected-action/next-path.ts'
import { brandAtom } from '../../state/brand.ts'
import { useModules } from '../../state/modules.ts'
import { sessionAtom } from '../../state/session.ts'
import { cx } from '../../ui/cx.ts'
import { keepPlace, muted, small } from '../../ui/text.css.ts'

/** The login as a page of its own, where only members may see the rest (spec 2, "Access rule"). */
export function LoginScreen() {
  const { i18n } = useLingui()
  const { hero } = useAtomValue(brandAtom)
  const { next } = useModal()
  const { flags, known } = useModules()
  const navigate = useNavigate()
  const signedIn = useAtomValue(sessionAtom) !== null
  // Only the login itself decides; the address changes while this page goes.
  const goOn = useEffectEvent(() => void navigate({ href: nextPath(next) ?? '/index', replace: true }))
  useEffect(() => {
    if (signedIn) goOn()
  }, [signedIn])
  return (
    <Door>
      <p className={css.welcome}>{brandText(i18n, hero.headline)}</p>
      <p className={muted}>{brandText(i18n, hero.line)}</p>
      <h1 className={css.title}>
        <Trans>Log in</Trans>
      </h1>
      <LoginForm id="page-login" layout="panel" steady onDone={() => undefined} />
      <SocialSignInPlace />
      {(flags.DIRECT_REGISTRATION || !known) && (
        <p className={cx(small, !known && keepPlace)}>
          <Trans>
            No account yet?{' '}
            <Link to="/register" search={next === undefined ? {} : { next }}>
              Register
            </Link>
          </Trans>
        </p>
      )}
    </Door>
  )
}
