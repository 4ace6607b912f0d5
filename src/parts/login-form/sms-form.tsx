import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { describeFailure } from '../../i18n/failure.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CountryCodeField } from './country-code-field.tsx'
import { LoginFailure } from './login-failure.tsx'
import * as frame from './login-form.css.ts'
import * as css from './sms-form.css.ts'
import { useSmsLogin } from './use-sms-login.ts'

interface SmsFormProps {
  /** The login form's; the inputs' ids begin with it. */
  readonly id: string
  readonly layout: 'bar' | 'panel'
  /** Hidden it keeps what was typed. */
  readonly hidden: boolean
  /** In the header, the way back to the user name. */
  readonly children?: ReactNode
  readonly onDone: () => void
}

/** Login by mobile number with a code by SMS (spec 4 and 5). */
export function SmsForm({ id, layout, hidden, children, onDone }: SmsFormProps) {
  const { i18n, t } = useLingui()
  const { form, errors, onInput, sendCode, sending, wait, sentTo, sendFailure, readFailure } = useSmsLogin(onDone)
  const element = useRef<HTMLFormElement>(null)
  const bar = layout === 'bar'
  useEffect(() => {
    // In the header the button that was pressed has gone with the other form's card.
    if (bar && !hidden) element.current?.querySelector<HTMLElement>('[name="mobileNum"]')?.focus()
  }, [bar, hidden])
  const text = (error: typeof errors.mobileNum): string | undefined => error && i18n._(error)
  const shared = { hideLabel: bar, hideError: bar, size: bar ? 's' : 'm', required: true } as const

  const country = (
    <CountryCodeField id={`${id}-country`} name="countryDialingCode" error={text(errors.countryDialingCode)} />
  )
  const number = (
    <TextField
      {...shared}
      id={`${id}-mobile`}
      name="mobileNum"
      type="tel"
      label={t`Mobile number`}
      autoComplete="tel-national"
      inputMode="numeric"
      enterKeyHint="next"
      maxLength={32}
      error={text(errors.mobileNum)}
    />
  )
  const send = (
    <Button
      variant="quiet"
      size={bar ? 's' : 'm'}
      wide
      busy={sending}
      className={css.send}
      {...(wait > 0 ? { 'aria-disabled': true } : {})}
      onClick={() => element.current && sendCode(element.current)}
    >
      {wait > 0 ? t`Send again in ${wait} s` : t`Send code`}
    </Button>
  )
  const status = <output className={css.status}>{sentTo !== null && t`A code is on its way to ${sentTo}.`}</output>
  const code = (
    <TextField
      {...shared}
      id={`${id}-code`}
      name="verificationCode"
      label={t`SMS code`}
      autoComplete="one-time-code"
      inputMode="numeric"
      enterKeyHint="go"
      maxLength={12}
      error={text(errors.verificationCode)}
    />
  )
  const failure = form.failure !== null && <LoginFailure error={form.failure} />
  const submit = (
    <Button type="submit" size={bar ? 's' : 'l'} wide={!bar} busy={form.busy}>
      <Trans>Log in</Trans>
    </Button>
  )
  const dialog = sendFailure !== null && <SendFailure error={sendFailure} onRead={readFailure} />
  const props = { ...form.props, onInput, ref: element, id: `${id}-sms`, method: 'post', hidden } as const

  if (!bar) {
    return (
      <form {...props} className={frame.panel}>
        {country}
        {number}
        {send}
        {status}
        {code}
        {failure}
        {submit}
        {dialog}
      </form>
    )
  }
  const open = Object.keys(errors).length > 0 || form.failure !== null
  return (
    <form {...props} className={frame.bar} aria-label={t`Log in`}>
      <div className={frame.barField}>{number}</div>
      {/* Before the code, as one comes to it by keyboard. */}
      <div className={frame.below} data-open={open}>
        {children}
        {errors.mobileNum && (
          <p id={`${id}-mobile-error`} className={frame.errorText}>
            {text(errors.mobileNum)}
          </p>
        )}
        {errors.verificationCode && (
          <p id={`${id}-code-error`} className={frame.errorText}>
            {text(errors.verificationCode)}
          </p>
        )}
        {failure}
        {country}
        {send}
        {status}
      </div>
      <div className={frame.barField}>{code}</div>
      {submit}
      {dialog}
    </form>
  )
}

/** Spec 8, "SMS send failure": a warning with the server's message and a button. */
function SendFailure({ error, onRead }: { readonly error: unknown; readonly onRead: () => void }) {
  const { i18n, t } = useLingui()
  const { detail } = describeFailure(i18n, error)
  return (
    <ConfirmDialog title={t`The code was not sent`} confirm={t`OK`} onConfirm={onRead}>
      <p>{detail}</p>
    </ConfirmDialog>
  )
}
