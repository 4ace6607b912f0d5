/** A day stands in its field as the page's language writes it, whatever the device's own is. */
import { fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, onTestFinished, test } from 'vitest'
import { languageAtom } from '../../../state/site/language.ts'
import { bundleOf } from '../../../testing/brands.ts'
import { DateField } from './date-field.tsx'

function open(tag: string, value?: string) {
  const store = createStore()
  const [language] = bundleOf('pampas', 'http://pampas.localhost', {}).languages
  store.set(languageAtom, { ...language!, tag })
  const { unmount } = render(
    <Provider store={store}>
      <DateField name="day" label="Day" {...(value !== undefined && { value, onChange: () => {} })} />
    </Provider>,
  )
  onTestFinished(unmount)
  return screen.getByLabelText<HTMLInputElement>('Day')
}

test.each([
  ['es-AR', '21/11/2026'],
  ['vi', '21/11/2026'],
  ['en', '21 Nov 2026'],
  ['id', '21 Nov 2026'],
])('in %s it reads %s', (tag, shown) => {
  const field = open(tag, '2026-11-21')
  expect(field.value, 'what is sent stays the server’s form').toBe('2026-11-21')
  screen.getByText(shown)
})

test('what is typed is followed, and nothing stands over what is no day', () => {
  const field = open('es-AR')
  expect(field.parentElement?.textContent).toBe('')
  fireEvent.input(field, { target: { value: '1990-05-07' } })
  screen.getByText('07/05/1990')
  fireEvent.input(field, { target: { value: '' } })
  expect(field.parentElement?.textContent).toBe('')
})
