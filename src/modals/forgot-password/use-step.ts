import { useEffect, type RefObject } from 'react'
import { readValues } from '../../ui/fields/use-form.ts'

interface Step {
  /** Hidden it keeps what was typed. */
  readonly hidden: boolean
  /** What was typed in the other step. */
  readonly username: string
}

/**
 * When a step's turn comes, it takes the username along, and the focus: what had it went with the step before.
 * @returns reads the username that was typed so far
 */
export function useStep(element: RefObject<HTMLFormElement | null>, { hidden, username }: Step): () => string {
  useEffect(() => {
    const form = element.current
    if (hidden || !form) return
    const field = form.elements.namedItem('username')
    if (username !== '' && field instanceof HTMLInputElement && field.value !== username) {
      field.value = username
      // Nobody typed, so no event has told the form that follows its fields.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    form.querySelector<HTMLElement>('[data-focus]')?.focus()
  }, [element, hidden, username])
  return () => (element.current ? readValues(new FormData(element.current), ['username']).username : '')
}
