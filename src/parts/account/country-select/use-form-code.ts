import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

interface FormCode {
  readonly input: RefObject<HTMLInputElement | null>
  readonly name: string
  /** The digits of the country that is chosen; without one the form takes what stands in the field. */
  readonly code: string | undefined
  /** Whether a person has chosen it. */
  readonly byHand: boolean
  /** Whether the field can hold a code by now. */
  readonly ready: boolean
}

/**
 * Gives the field's form the code that is chosen, whatever is just being typed to find another one, and tells those who
 * follow the form's fields when there is one.
 */
export function useFormCode({ input, name, code, byHand, ready }: FormCode): void {
  useLayoutEffect(() => {
    const form = input.current?.form
    if (!form || code === undefined) return undefined
    const tell = ({ formData }: FormDataEvent): void => formData.set(name, `+${code}`)
    form.addEventListener('formdata', tell)
    return () => form.removeEventListener('formdata', tell)
  }, [input, name, code])
  const told = useRef<string | null>(null)
  useEffect(() => {
    const now = code ?? ''
    if (!ready || told.current === now) return
    told.current = now
    // Where nobody chose, it comes from the form itself: then no field counts as typed into.
    const from = byHand ? input.current : input.current?.form
    from?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [input, code, byHand, ready])
}
