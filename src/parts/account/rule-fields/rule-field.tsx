import { useLingui } from '@lingui/react/macro'
import { patternMessage } from '../../../i18n/failures/pattern-messages.ts'
import type { PlannedField } from '../../../rules/account/registration/register.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { DateField } from '../../site/date-field/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useZaloReward } from '../../rewards/zalo/use-zalo-reward.ts'
import { CaptchaField } from '../login-form/captcha-field.tsx'
import { NationalityField } from './nationality-field.tsx'
import type { FieldLook } from './field-looks.ts'

interface RuleFieldProps {
  readonly id: string
  readonly field: PlannedField
  readonly look: FieldLook
  readonly error: string | undefined
  /** The latest date of birth that is of age, as `yyyy-MM-dd`. */
  readonly latestBirth: string
  /** How many times the form was sent: a picture of letters is good for one. */
  readonly tries: number
}

/** One field as the server's rule asks for it; what it is comes from the table. A mobile number is `MobileFields`. */
export function RuleField({ id, field, look, error, latestBirth, tries }: RuleFieldProps) {
  const { i18n, t } = useLingui()
  const { name, rule, required } = field
  const label = i18n._(look.label)
  const zalo = useZaloReward()
  const hints = [look.hint, look.saysRule && patternMessage(rule.patternId, rule)]
    .filter((it) => it !== undefined)
    .map((it) => i18n._(it))
  if (name === 'zalo' && zalo !== null) hints.push(t`Add it for a Zalo reward of up to ${zalo}.`)
  // Digits alone are typed faster on a phone's own keys.
  const digits = rule.patternId === 6 ? ({ inputMode: 'numeric' } as const) : {}
  const shared = {
    id,
    name,
    label: required ? label : t`${label} (optional)`,
    error: error && look.wrong ? `${i18n._(look.wrong)} ${error}` : error,
    ...(hints.length > 0 ? { hint: hints.join(' ') } : {}),
    autoComplete: look.autoComplete,
    enterKeyHint: 'next',
    required,
  } as const
  switch (look.kind) {
    case 'captcha':
      return (
        <CaptchaField id={id} label={shared.label} required={required} error={error} tries={tries} takesFocus={false} />
      )
    case 'password':
      return <PasswordField {...shared} {...digits} />
    case 'country':
      return <NationalityField {...shared} />
    case 'date':
      return <DateField {...shared} min="1900-01-01" max={latestBirth} />
    default: {
      const exact = look.kind === 'email' || name === 'username'
      const writing = exact ? ({ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const) : {}
      return (
        <TextField
          {...shared}
          {...writing}
          {...(look.inputMode ? { inputMode: look.inputMode } : digits)}
          type={look.kind === 'email' ? 'email' : 'text'}
        />
      )
    }
  }
}
