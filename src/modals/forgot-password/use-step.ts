import { useEffect, type RefObject } from 'react'

interface Step {
  /** Hidden it keeps what was typed. */
  readonly hidden: boolean
  /** What was typed in the other step. */
  readonly username: string
}

/** When a step's turn comes, it takes the user name along, and the focus: what had it went with the step before. */
export function useStep(element: RefObject<HTMLFormElement | null>, { hidden, username }: Step): void {
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
}
