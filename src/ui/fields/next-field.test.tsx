import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TOUCH } from '../layout/media.ts'
import { english } from '../../testing/english.ts'
import { useForm } from './use-form.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Words = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider i18n={english()}>{children}</I18nProvider>
)

function Form({ send }: { readonly send: () => void }) {
  const form = useForm<'name'>({ names: ['name'], validate: () => ({}), submit: () => Promise.resolve(send()) })
  return (
    <form {...form.props} aria-label="Form">
      <input name="name" aria-label="Name" enterKeyHint="next" />
      <input type="hidden" />
      <select aria-label="Country" />
      <input type="checkbox" aria-label="Remember" />
      <input aria-label="Old code" disabled />
      <input aria-label="Code" enterKeyHint="next" />
      <button type="submit">Send</button>
    </form>
  )
}

/** Presses Enter where the focus is. @returns whether the browser would go on to send the form */
const enter = (): boolean => fireEvent.keyDown(document.activeElement!, { key: 'Enter' })

test.each([true, false])(
  'by touch %s: the key that says "next" goes on to the next field, a keyboard’s Enter sends',
  (touch) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: touch && query === TOUCH }))
    render(<Form send={() => undefined} />, { wrapper: Words })
    screen.getByLabelText('Name').focus()
    expect(enter()).toBe(!touch)
    expect(document.activeElement).toBe(screen.getByLabelText(touch ? 'Code' : 'Name'))
    // From the last field there is nowhere to go on to.
    screen.getByLabelText('Code').focus()
    expect(enter()).toBe(true)
  },
)
