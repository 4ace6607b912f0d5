import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { brandText } from '../../i18n/brand-text.ts'
import * as css from '../../parts/account/auth-layout/auth-layout.css.ts'
import { AuthLayout } from '../../parts/account/auth-layout/auth-layout.tsx'
import { RegisterInstead } from '../../parts/account/auth-layout/register-instead.tsx'
import { LoginForm } from '../../parts/account/login-form/login-form.tsx'
import { SocialSignInPlace } from '../../parts/account/social-sign-in/social-sign-in-place.tsx'
import { useLeadOn } from '../../parts/account/use-signed-in/use-lead-on.ts'
import { LegalLine } from '../../parts/site/age-mark/legal-line.tsx'
import { brandAtom } from '../../state/site/brand.ts'
import { hiddenVisually, muted } from '../../ui/layout/text.css.ts'
import { lazyView } from '../../ui/states/lazy-view.tsx'
import { PartBoundary } from '../../ui/states/part-boundary.tsx'

/** Below the form, and nothing that it needs: it comes once the page stands. */
const OpenNow = lazyView(() => import('./open-now.tsx').then((it) => it.OpenNow))

/** The login as a page of its own, where only members may see the rest (spec 2, "Access rule"). */
export function LoginScreen() {
  const { i18n } = useLingui()
  const { hero } = useAtomValue(brandAtom)
  const navigate = useNavigate()
  useLeadOn(() => void navigate({ href: '/index', replace: true }))
  return (
    <AuthLayout
      plinth={
        <PartBoundary quiet>
          <OpenNow />
        </PartBoundary>
      }
    >
      <h1 className={hiddenVisually}>
        <Trans>Log in</Trans>
      </h1>
      <p className={css.welcome}>{brandText(i18n, hero.headline)}</p>
      <p className={muted}>{brandText(i18n, hero.line)}</p>
      <LoginForm id="page-login" layout="panel" steady onDone={() => undefined} />
      <LegalLine />
      <SocialSignInPlace />
      <RegisterInstead steady />
    </AuthLayout>
  )
}
