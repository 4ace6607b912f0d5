import { useLingui } from '@lingui/react'
import { describeIdentityFailure } from '../../../i18n/failures/identity-failures.ts'
import { refusedField } from '../../../rules/account/refused-field.ts'
import { useHoldReload } from '../../../state/site/reload.ts'
import { useForm, type FormOptions, type FormState } from '../../../ui/fields/use-form.ts'

export interface ServerFormOptions<Name extends string> extends Omit<FormOptions<Name>, 'placeFailure'> {
  /** The field that a refusal is about, where it is not the one that it names. */
  readonly refusedAt?: (failure: unknown) => Name | null
  /** Puts a refusal into words; those of logins unless given. */
  readonly describe?: typeof describeIdentityFailure
  /** Whether a reload would lose something, where that is not what was typed since it was last sent. */
  readonly holds?: boolean
}

/**
 * A form that the server judges after the press: what it refuses stands at the field that it names, else in the form, and
 * the page is not loaded anew while something is typed or on its way.
 */
export function useServerForm<Name extends string>(options: ServerFormOptions<Name>): FormState<Name> {
  const { refusedAt, describe = describeIdentityFailure, holds, ...own } = options
  const { i18n } = useLingui()
  const form = useForm<Name>({
    ...own,
    placeFailure: (failure) => {
      const named = refusedField(failure)
      const name = refusedAt?.(failure) ?? own.names.find((field) => field === named)
      return name === undefined ? null : { name, words: describe(i18n, failure).detail }
    },
  })
  useHoldReload(holds ?? (form.dirty || form.busy))
  return form
}
