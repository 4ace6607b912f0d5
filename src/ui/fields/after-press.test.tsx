import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { msg } from '@lingui/core/macro'
import { english } from '../../testing/english.ts'
import { useForm } from './use-form.ts'

afterEach(cleanup)

const Words = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider i18n={english()}>{children}</I18nProvider>
)

function Form() {
  const form = useForm<'name'>({
    names: ['name'],
    validate: ({ name }) => (name.length > 3 ? {} : { name: msg`Input cannot be empty` }),
    submit: () => Promise.resolve(),
  })
  return (
    <form {...form.props} aria-label="Form">
      <input name="name" aria-label="Name" />
      {form.errorOf('name') && <p>wrong</p>}
      <button type="submit">Send</button>
    </form>
  )
}
const type = (text: string): void => {
  const input = screen.getByLabelText('Name')
  input.focus()
  fireEvent.input(input, { target: { value: text } })
}

test('what is left while something is pressed is judged once the press is over, so that nothing moves under a finger', async () => {
  render(<Form />, { wrapper: Words })
  type('ab')
  const send = screen.getByRole('button')
  fireEvent.pointerDown(send)
  fireEvent.blur(screen.getByLabelText('Name'))
  expect(screen.queryByText('wrong'), 'the button stands where it stood').toBeNull()
  fireEvent.pointerUp(send)
  expect(screen.queryByText('wrong'), 'the click is still to come').toBeNull()
  await screen.findByText('wrong')
})

test('a field that a finger leaves after it has lifted waits for its click as well; one that a key leaves, for nothing', async () => {
  render(<Form />, { wrapper: Words })
  type('ab')
  fireEvent.pointerDown(document.body)
  fireEvent.pointerUp(document.body)
  fireEvent.blur(screen.getByLabelText('Name'))
  expect(screen.queryByText('wrong')).toBeNull()
  await screen.findByText('wrong')
  type('abcd')
  await waitFor(() => expect(screen.queryByText('wrong')).toBeNull())
  await new Promise((resolve) => {
    setTimeout(resolve, 350)
  })
  type('a')
  fireEvent.blur(screen.getByLabelText('Name'))
  screen.getByText('wrong')
})
