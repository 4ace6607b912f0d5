import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react'
import { describeIdentityFailure } from '../../i18n/identity-failures.ts'
import { refusedField } from '../../rules/refused-field.ts'
import type { Form } from '../../ui/use-form.ts'

interface FieldFailure<Name extends string> {
  /** The form's element, whose refused field takes the focus. */
  readonly element: RefObject<HTMLFormElement | null>
  /** What is wrong with a field: as judged here, or as the server has said. */
  readonly errorOf: (name: Name) => string | undefined
  /** What went wrong and stands at no field. */
  readonly failure: unknown
  /** For the form: what was said of a field goes as soon as one types there. */
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Shows each failure in one place: at the field that the server's refusal names, else in the form.
 * @param wireNames the fields whose wire name is another than the form's
 */
export function useFieldFailure<Name extends string>(
  form: Form<Name>,
  names: readonly Name[],
  wireNames: Readonly<Record<string, Name>> = {},
): FieldFailure<Name> {
  const { i18n } = useLingui()
  const element = useRef<HTMLFormElement>(null)
  const [mended, setMended] = useState<unknown>(null)
  const failure = form.failure === mended ? null : form.failure
  const wire = refusedField(failure) ?? ''
  const field = wireNames[wire] ?? names.find((name) => name === wire)
  const focusRefused = useEffectEvent(() => {
    const input = field && element.current?.elements.namedItem(field)
    if (input instanceof HTMLElement) input.focus()
  })
  useEffect(() => {
    if (form.failure !== null) focusRefused()
  }, [form.failure])
  return {
    element,
    errorOf: (name) => {
      const error = form.errors[name]
      if (error) return i18n._(error)
      return field === name ? describeIdentityFailure(i18n, failure).detail : undefined
    },
    failure: field ? null : failure,
    onInput: (event) => {
      form.props.onInput(event)
      // Events of inputs bubble to the form.
      if ((event.target as HTMLInputElement).name === field) setMended(form.failure)
    },
  }
}
