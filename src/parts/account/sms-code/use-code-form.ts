import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { FormEvent } from 'react'
import { typedCode } from '../../../rules/account/typed-code.ts'
import { useHoldReload } from '../../../state/site/reload.ts'
import type { Errors, FormState } from '../../../ui/fields/use-form.ts'
import { useServerForm, type ServerFormOptions } from '../../site/form/use-server-form.ts'

/** Where the code comes from, by which the form is proved. */
interface ProvingCode<Name extends string> {
  /** What is said where none is typed. */
  readonly missing: MessageDescriptor
  /** One is being sent from here. */
  readonly sending?: boolean
  /** What kept one from being sent, by field. */
  readonly errors?: Errors<Name>
  /** Follows where it goes. */
  readonly onInput?: (event: FormEvent<HTMLFormElement>) => void
}

interface CodeFormOptions<Name extends string> extends Omit<ServerFormOptions<Name>, 'onType' | 'holds'> {
  readonly code: ProvingCode<NoInfer<Name>>
}

/** A form that a code proves, in its field `verificationCode`: it is asked for, and read without what is typed around it. */
export function useCodeForm<Name extends string>(
  options: CodeFormOptions<Name | 'verificationCode'>,
): FormState<Name | 'verificationCode'> {
  const { code, validate, submit, ...rest } = options
  const { i18n } = useLingui()
  const form = useServerForm<Name | 'verificationCode'>({
    ...rest,
    validate: (values) => ({
      ...validate(values),
      ...(!typedCode(values.verificationCode) && { verificationCode: code.missing }),
    }),
    submit: (values, element) => submit({ ...values, verificationCode: typedCode(values.verificationCode) }, element),
    onType: code.onInput,
  })
  useHoldReload(code.sending ?? false)
  return {
    ...form,
    errorOf: (name) => {
      const error = code.errors?.[name]
      return error ? i18n._(error) : form.errorOf(name)
    },
  }
}
