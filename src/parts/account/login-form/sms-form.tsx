import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { CountryCodeField } from '../country-select/country-code-field.tsx'
import { CodeField } from '../sms-code/code-field.tsx'
import { MobileNumberField } from '../sms-code/mobile-number-field.tsx'
import { MobileRow } from '../sms-code/mobile-row.tsx'
import { SendCode } from '../sms-code/send-code.tsx'
import type { LoginWayProps } from './login-way-props.ts'
import { LoginFailure } from './login-failure.tsx'
import * as css from './login-form.css.ts'
import { useSmsLogin } from './use-sms-login.ts'

/** Login by mobile number with a code by SMS (spec 4 and 5). */
export function SmsForm({ id, layout, hidden, children, onDone }: LoginWayProps) {
  const { t } = useLingui()
  const { form, code } = useSmsLogin(onDone)
  const { element } = form
  const bar = layout === 'bar'
  useEffect(() => {
    // In the header the button that was pressed has gone with the other form's card.
    if (bar && !hidden) element.current?.querySelector<HTMLElement>('[name="mobileNum"]')?.focus()
  }, [bar, hidden, element])
  const errors = {
    country: form.errorOf('countryDialingCode'),
    number: form.errorOf('mobileNum'),
    code: form.errorOf('verificationCode'),
  }
  const shared = { labelWithin: bar, hideError: bar, size: bar ? 's' : 'm' } as const

  const country = <CountryCodeField id={`${id}-country`} name="countryDialingCode" error={errors.country} />
  const number = <MobileNumberField {...shared} id={`${id}-mobile`} error={errors.number} />
  const send = <SendCode code={code} size={shared.size} onSend={code.sendFrom} />
  const typed = <CodeField {...shared} id={`${id}-code`} error={errors.code} />
  const failure = form.failure !== null && <LoginFailure error={form.failure} />
  const submit = (
    // In the bar it is one of several; the page has the filled one.
    <Button type="submit" variant={bar ? 'quiet' : 'primary'} size={bar ? 's' : 'l'} wide={!bar} busy={form.busy}>
      <Trans>Log in</Trans>
    </Button>
  )
  const props = { ...form.props, id: `${id}-sms`, hidden } as const

  if (!bar) {
    return (
      <form {...props} className={css.panel}>
        <MobileRow>
          {country}
          {number}
        </MobileRow>
        {send}
        {typed}
        {failure}
        {submit}
      </form>
    )
  }
  // The dialog of a failed sending is shown from the card, and gives the focus back to it.
  const open = Object.values(errors).some(Boolean) || form.failure !== null || code.failure !== null
  return (
    <form {...props} className={css.bar} aria-label={t`Log in`}>
      <div className={css.barField}>{number}</div>
      {/* Before the code, as one comes to it by keyboard. */}
      <div className={css.below} data-open={open}>
        {children}
        {errors.number && (
          <p id={`${id}-mobile-error`} className={css.errorText}>
            {errors.number}
          </p>
        )}
        {errors.code && (
          <p id={`${id}-code-error`} className={css.errorText}>
            {errors.code}
          </p>
        )}
        {failure}
        {country}
        {send}
      </div>
      <div className={css.barField}>{typed}</div>
      {submit}
    </form>
  )
}
