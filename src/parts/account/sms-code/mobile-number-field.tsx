import { useLingui } from '@lingui/react/macro'
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx'

type MobileNumberFieldProps = Partial<TextFieldProps> & { readonly id: string }

/** A mobile number without its country's code (spec 5: "mobileNum"). */
export function MobileNumberField(props: MobileNumberFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      name="mobileNum"
      type="tel"
      label={t`Mobile number`}
      autoComplete="tel-national"
      inputMode="numeric"
      enterKeyHint="next"
      maxLength={32}
      required
      {...props}
    />
  )
}
