import type { FormEvent, RefObject } from 'react'
import { describeMoneyFailure } from '../../../i18n/money-refusals.ts'
import { useFieldFailure } from '../../../parts/site/failure-notice/use-field-failure.ts'
import { useHoldReload } from '../../../state/site/reload.ts'
import { useForm, type Errors, type Form, type Values } from '../../../ui/fields/use-form.ts'

interface AccountFormOptions<Name extends string> {
  /** Every field in the order of the page. */
  readonly names: readonly Name[]
  readonly validate: (values: Values<Name>) => Errors<Name>
  /** Throws Failure where nothing was changed. */
  readonly submit: (values: Values<Name>) => Promise<void>
  /** The fields whose wire name is another than the form's. */
  readonly wireNames?: ReadonlyMap<string, Name>
  /** Whether its refusals are worded as those of money are. */
  readonly isMoney?: boolean
  /** Something else of the form that is under way, such as a code. */
  readonly busy?: boolean
}

export interface AccountFormState<Name extends string> {
  readonly form: Form<Name>
  readonly isMoney: boolean
  readonly element: RefObject<HTMLFormElement | null>
  /** What is wrong with a field: as judged here, or as the server has said. */
  readonly errorOf: (name: Name) => string | undefined
  /** What went wrong and stands at no field. */
  readonly failure: unknown
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
}

/** What every form of "My account" does: what is wrong stands at its field, and the page is not loaded anew while one types. */
export function useAccountForm<Name extends string>(options: AccountFormOptions<Name>): AccountFormState<Name> {
  const { names, validate, submit, wireNames, isMoney = false, busy = false } = options
  const form = useForm<Name>({ names, validate, submit })
  useHoldReload(form.dirty || form.busy || busy)
  const failed = useFieldFailure(form, names, wireNames, isMoney ? describeMoneyFailure : undefined)
  return { form, isMoney, ...failed }
}
