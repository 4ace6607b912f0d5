import { useLingui } from '@lingui/react/macro'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** The name that somebody logs in with, kept from a phone's help with writing. */
export function UserNameField(props: Omit<TextFieldProps, 'name' | 'label'>) {
  const { t } = useLingui()
  return (
    <TextField
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={128}
      required
      {...props}
      name="username"
      label={t`Username`}
    />
  )
}
