import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { describeIdentityFailure } from '../../../i18n/failures/identity-failures.ts'
import type { SocialProvider } from '../../../state/account/identity.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { takeLostFocus } from '../../../ui/hooks/take-lost-focus.ts'
import { ProviderMark } from './provider-mark.tsx'
import * as css from './social-sign-in.css.ts'
import { useSocialSignIn } from './use-social-sign-in.ts'

/** Buttons that log in with an account from elsewhere, and open one here for a newcomer (spec 1, "social sign-in"). */
export function SocialSignIn({ providers }: { readonly providers: readonly SocialProvider[] }) {
  const { i18n, t } = useLingui()
  const { waitsFor, failure, begin, giveUp } = useSocialSignIn()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone it may stand below what is seen of the dialog.
    if (failure) place.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  const buttons = useRef<Partial<Record<SocialProvider, HTMLButtonElement | null>>>({})
  const last = useRef<SocialProvider | null>(null)
  useEffect(() => {
    if (waitsFor) last.current = waitsFor
    // The button that gives up, or that tries again, goes once it is pressed.
    takeLostFocus(last.current && buttons.current[last.current])
  }, [waitsFor])
  const names: Readonly<Record<SocialProvider, string>> = {
    google: t`Continue with Google`,
    facebook: t`Continue with Facebook`,
  }
  const said = failure && describeIdentityFailure(i18n, failure.error)
  return (
    <section className={css.all} aria-label={t`Log in with another account of yours`}>
      <p className={css.or}>
        <Trans>or</Trans>
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          ref={(button) => {
            buttons.current[provider] = button
          }}
          variant="quiet"
          wide
          busy={waitsFor === provider}
          className={css.button}
          onClick={() => begin(provider)}
        >
          <ProviderMark provider={provider} />
          {names[provider]}
        </Button>
      ))}
      <output className={css.waiting}>
        {waitsFor && (
          <>
            <Trans>Continue in the window that opened.</Trans>
            <Button variant="ghost" size="s" onClick={giveUp}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        )}
      </output>
      {said && failure && (
        <div ref={place}>
          <Alert
            tone="bad"
            title={said.title}
            actions={
              said.canRetry && (
                <Button variant="quiet" size="s" onClick={() => begin(failure.provider)}>
                  <Trans>Try again</Trans>
                </Button>
              )
            }
          >
            <p>{said.detail}</p>
          </Alert>
        </div>
      )}
    </section>
  )
}
