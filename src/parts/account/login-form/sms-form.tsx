import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, type FormEvent } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { CountryCodeField } from '../country-select/country-code-field.tsx'
import { useFieldFailure } from '../../site/failure-notice/use-field-failure.ts'
import { CodeField } from '../sms-code/code-field.tsx'
import { MobileNumberField } from '../sms-code/mobile-number-field.tsx'
import { MobileRow } from '../sms-code/mobile-row.tsx'
import { SendCode } from '../sms-code/send-code.tsx'
import type { LoginWayProps } from './login-way-props.ts'
import { LoginFailure } from './login-failure.tsx'
import * as css from './login-form.css.ts'
import { SMS_NAMES, useSmsLogin } from './use-sms-login.ts'

/** Login by mobile number with a code by SMS (spec 4 and 5). */
export function SmsForm({ id, layout, hidden, children, onDone }: LoginWayProps) {
  const { i18n, t } = useLingui()
  const { form, code } = useSmsLogin(onDone)
  const { element, errorOf, failure: inForm, onInput: typedInto } = useFieldFailure(form, SMS_NAMES)
  const bar = layout === 'bar'
  useEffect(() => {
    // In the header the button that was pressed has gone with the other form's card.
    if (bar && !hidden) element.current?.querySelector<HTMLElement>('[name="mobileNum"]')?.focus()
  }, [bar, hidden, element])
  const sending = (error: typeof code.errors.mobileNum): string | undefined => error && i18n._(error)
  const errors = {
    country: errorOf('countryDialingCode') ?? sending(code.errors.countryDialingCode),
    number: errorOf('mobileNum') ?? sending(code.errors.mobileNum),
    code: errorOf('verificationCode'),
  }
  const shared = { hideLabel: bar, hideError: bar, size: bar ? 's' : 'm' } as const

  const country = <CountryCodeField id={`${id}-country`} name="countryDialingCode" error={errors.country} />
  const number = <MobileNumberField {...shared} id={`${id}-mobile`} error={errors.number} />
  const send = (
    <SendCode code={code} size={shared.size} onSend={() => element.current && code.sendFrom(element.current)} />
  )
  const typed = <CodeField {...shared} id={`${id}-code`} error={errors.code} />
  const failure = inForm !== null && <LoginFailure error={inForm} />
  const submit = (
    <Button type="submit" size={bar ? 's' : 'l'} wide={!bar} busy={form.busy}>
      <Trans>Log in</Trans>
    </Button>
  )
  const onInput = (event: FormEvent<HTMLFormElement>): void => {
    code.onInput(event)
    typedInto(event)
  }
  const props = { ...form.props, onInput, ref: element, id: `${id}-sms`, method: 'post', hidden } as const

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
  const open = Object.values(errors).some(Boolean) || inForm !== null || code.failure !== null
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
