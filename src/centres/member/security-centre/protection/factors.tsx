import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { ChangePasswordForm } from '../../../../parts/security/password-form/change-password-form.tsx'
import { securityQuery, type AccountSecurity } from '../../../../state/security/account-security.ts'
import type { IconView } from '../../../../ui/media/icons.tsx'
import { Banknote, KeyRound, Mail, QrCodeMark, ShieldCheck, Smartphone } from '../../../../ui/media/later-icons.ts'
import { AuthenticatorForm } from './authenticator-form.tsx'
import { EmailForm } from './email-form.tsx'
import { EveryLoginForm } from './every-login-form.tsx'
import { FactorRow } from './factor-row.tsx'
import { SecurityLevel } from '../security-level.tsx'
import { MobileForm } from './mobile-form.tsx'
import { PaymentPasswordForm } from './payment-password-form.tsx'
import { RemoveAuthenticatorForm } from './remove-authenticator-form.tsx'
import { useAsked } from '../use-asked.ts'
import { Section } from '../../../../ui/layout/section.tsx'
import { Rows } from '../../../../ui/lists/rows.tsx'
import { Loaded } from '../../../../parts/site/query-view/loaded.tsx'

interface Guard {
  readonly key: string
  readonly icon: IconView
  readonly name: string
  readonly value: ReactNode
  readonly action: { readonly label: string; readonly about: string }
  /** @param onDone takes what was done, in words */
  readonly form: (onDone: (said: string) => void) => ReactNode
}

/** What guards the account, and the forms that change it, one open at a time. */
export function Factors() {
  const { t } = useLingui()
  const query = useQuery(securityQuery)
  const guards = useGuards(query.data)
  const asked = useAsked()
  const [open, setOpen] = useState<string | null>(asked === 'payouts' ? null : asked)
  const [done, setDone] = useState<{ readonly key: string; readonly said: string } | null>(null)
  return (
    <Section title={t`Security`}>
      <Loaded query={query} waiting={['list']}>
        {(security) => (
          <>
            <SecurityLevel security={security} />
            <Rows>
              {guards.map(({ key, form, ...row }) => (
                <FactorRow
                  key={key}
                  {...row}
                  open={open === key}
                  done={done?.key === key ? done.said : null}
                  onToggle={() => {
                    setDone(null)
                    setOpen(open === key ? null : key)
                  }}
                >
                  {form((said) => {
                    setOpen(null)
                    setDone({ key, said })
                  })}
                </FactorRow>
              ))}
            </Rows>
          </>
        )}
      </Loaded>
    </Section>
  )
}

/** The guards in the order of the page; none while it is not known how they stand. */
function useGuards(security: AccountSecurity | undefined): readonly Guard[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  if (!security) return []
  const { mobile, email, paymentPassword, authenticator, asksAlways } = security
  const change = t`Change`
  const add = t`Add`
  return [
    {
      key: 'password',
      icon: KeyRound,
      name: t`Login password`,
      value: t`Set`,
      action: { label: change, about: t`Change the login password` },
      // Spec 4, "Change password": the app goes to the home page.
      form: () => <ChangePasswordForm onDone={() => void navigate({ to: '/', replace: true })} />,
    },
    {
      key: 'payment',
      icon: Banknote,
      name: t`Payment password`,
      value: paymentPassword ? t`Set` : t`Not set: required for withdrawals`,
      action: paymentPassword
        ? { label: change, about: t`Change the payment password` }
        : { label: t`Set up`, about: t`Set a payment password` },
      form: (onDone) => (
        <PaymentPasswordForm isFirst={!paymentPassword} onDone={() => onDone(t`Your payment password is set.`)} />
      ),
    },
    {
      key: 'mobile',
      icon: Smartphone,
      name: t`Mobile number`,
      value: mobile ? <bdi>{mobile}</bdi> : t`Not added`,
      action: mobile
        ? { label: change, about: t`Change the mobile number` }
        : { label: add, about: t`Add a mobile number` },
      form: (onDone) => <MobileForm onDone={() => onDone(t`Your mobile number is saved.`)} />,
    },
    {
      key: 'email',
      icon: Mail,
      name: t`E-mail`,
      value: email ? <bdi>{email}</bdi> : t`Not added`,
      action: email
        ? { label: change, about: t`Change the e-mail address` }
        : { label: add, about: t`Add an e-mail address` },
      form: (onDone) => <EmailForm onDone={() => onDone(t`Your e-mail address is saved.`)} />,
    },
    {
      key: 'authenticator',
      icon: QrCodeMark,
      name: t`Authenticator app`,
      value: authenticator ? t`On` : t`Off`,
      action: authenticator
        ? { label: t`Remove`, about: t`Remove the authenticator app` }
        : { label: add, about: t`Add an authenticator app` },
      form: (onDone) =>
        authenticator ? (
          <RemoveAuthenticatorForm onDone={() => onDone(t`The authenticator app has been removed.`)} />
        ) : (
          <AuthenticatorForm onDone={() => onDone(t`The authenticator app is on.`)} />
        ),
    },
    ...(asksAlways === null
      ? []
      : [
          {
            key: 'every-login',
            icon: ShieldCheck,
            name: t`Login verification`,
            value: asksAlways ? t`At every login` : t`From new IP addresses`,
            action: { label: change, about: t`Change when login verification is required` },
            form: (onDone: (said: string) => void) => (
              <EveryLoginForm
                always={asksAlways}
                onDone={() =>
                  onDone(
                    asksAlways
                      ? t`Verification is now required only for logins from new IP addresses.`
                      : t`Verification is now required at every login.`,
                  )
                }
              />
            ),
          },
        ]),
  ]
}
