import { useLingui } from '@lingui/react/macro'
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx'

type CodeFieldProps = Partial<TextFieldProps> & { readonly id: string }

/** The code that came by SMS; a phone offers it by itself (spec 5: "verificationCode"). */
export function CodeField(props: CodeFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      name="verificationCode"
      label={t`SMS code`}
      autoComplete="one-time-code"
      inputMode="numeric"
      enterKeyHint="go"
      maxLength={12}
      required
      {...props}
    />
  )
}
