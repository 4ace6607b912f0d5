import type { FormField, PlannedField } from '../../../rules/account/registration/register.ts'
import { CountryCodeField } from '../country-select/country-code-field.tsx'
import { CodeField } from '../sms-code/code-field.tsx'
import { MobileNumberField } from '../sms-code/mobile-number-field.tsx'
import { MobileRow } from '../sms-code/mobile-row.tsx'
import { SendCode } from '../sms-code/send-code.tsx'
import type { SmsCode } from '../sms-code/use-sms-code.ts'
import * as css from './rule-form.css.ts'

interface MobileFieldsProps {
  /** The form's; the inputs' ids begin with it. */
  readonly id: string
  readonly number: PlannedField
  readonly errorOf: (name: FormField) => string | undefined
  /** Where a code proves the number: what sends it. */
  readonly code: SmsCode | null
  /** The dialling code that was chosen before. */
  readonly dialled: string | undefined
}

/** A mobile number with its country's code, and the code by SMS that proves it. */
export function MobileFields({ id, number, errorOf, code, dialled }: MobileFieldsProps) {
  return (
    <div className={css.mobile}>
      <MobileRow>
        <CountryCodeField
          id={`${id}-country-code`}
          name="countryDialingCode"
          error={errorOf('countryDialingCode')}
          initial={dialled}
        />
        <MobileNumberField id={`${id}-mobile`} required={number.required} error={errorOf('mobileNum')} />
      </MobileRow>
      {code && (
        <div className={css.code}>
          {/* Before the code, as one comes to it by keyboard. */}
          <SendCode code={code} onSend={code.sendFrom} />
          <CodeField id={`${id}-code`} enterKeyHint="next" error={errorOf('verificationCode')} />
        </div>
      )}
    </div>
  )
}
