/** What a tap, or leaving the field, writes is read as that amount, in every way of writing numbers. */
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { bundleOf } from '../../../testing/brands.ts'
import { english } from '../../../testing/english.ts'
import { AmountField } from './amount-field.tsx'

function Form({ presets }: { readonly presets: readonly bigint[] }) {
  const [typed, setTyped] = useState('')
  return (
    <form onInput={(event) => setTyped((event.target as HTMLInputElement).value)}>
      <AmountField name="amount" label="Amount" bounds={bounds} presets={presets} typed={typed} error={undefined} />
    </form>
  )
}

/** Opens the field in a language, for a currency of so many decimals. */
function open(tag: string, digits: number) {
  const store = createStore()
  const brand = bundleOf('pampas', 'http://pampas.localhost', { currency: { symbol: 'P', digits } })
  store.set(brandAtom, brand)
  store.set(languageAtom, { ...brand.languages[0]!, tag })
  const { unmount } = render(
    <Provider store={store}>
      <I18nProvider i18n={english()}>
        <Form presets={[150_000n]} />
      </I18nProvider>
    </Provider>,
  )
  onTestFinished(unmount)
  const speak = (other: string): void => act(() => store.set(languageAtom, { ...brand.languages[0]!, tag: other }))
  return { user: userEvent.setup({ document }), field: screen.getByRole<HTMLInputElement>('textbox'), speak }
}

const bounds = { min: 1n, max: null, available: 1_234_500n }

test.each([
  ['es', 3, '150,000', 'P\u00a01.084,500'],
  ['es', 2, '1.500,00', 'P\u00a010.845,00'],
  ['en', 3, '150.000', 'P1,084.500'],
  ['vi', 0, '150.000', '1.084.500\u00a0P'],
  ['id', 4, '15,0000', 'P108,4500'],
])('in %s, with %i decimals, a chip writes %s', async (tag, digits, written, left) => {
  const { user, field } = open(tag, digits)
  await user.click(screen.getAllByRole('button')[0]!)
  expect(field.value).toBe(written)
  await screen.findByText(`Left in this wallet: ${left}`, { normalizer: (text) => text })
})

test.each([
  ['es', 2, '1500', '1.500,00'],
  ['es', 2, '1500.5', '1.500,50'],
  ['es', 2, '1.500', '1.500,00'],
  ['en', 2, '1,500', '1,500.00'],
  ['vi', 0, '500000', '500.000'],
  ['es', 3, '1,500', '1,500'],
  // What is no amount, or could be two, stays as it was typed.
  ['en', 2, '1.500', '1.500'],
  ['es', 3, '1.500', '1.500'],
  ['es', 2, '12x', '12x'],
  ['es', 2, '0', '0'],
])('in %s, with %i decimals, %j is left as %j', async (tag, digits, typed, left) => {
  const { user, field } = open(tag, digits)
  await user.type(field, typed)
  expect(field.value, 'while it is typed').toBe(typed)
  await user.tab()
  expect(field.value).toBe(left)
})

test('what is typed on after that keeps its groups, and its place', async () => {
  const { user, field } = open('vi', 0)
  await user.type(field, '500000')
  await user.tab()
  await user.type(field, '1')
  expect(field.value).toBe('5.000.001')
  await user.keyboard('{Backspace}{Backspace}')
  expect(field.value).toBe('50.000')
  await user.type(field, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect([field.value, field.selectionStart]).toEqual(['590.000', 2])
  // A keyboard's own clipboard types all of it at once, over what was chosen.
  field.value = '590.00'
  fireEvent(field, new InputEvent('input', { inputType: 'insertText', data: '590.00', bubbles: true }))
  expect(field.value).toBe('590.00')
  await user.clear(field)
  await user.paste('1.500.000')
  expect(field.value).toBe('1.500.000')
  await user.type(field, '.')
  expect(field.value, 'a sign that was typed is no group').toBe('1.500.000.')
})

test.each([
  ['en', 'es', '1,500', '1.500,00', 'P\u00a010.845,00'],
  ['es', 'en', '1.500', '1,500.00', 'P10,845.00'],
  ['es', 'en', '1500,5', '1,500.50', 'P10,844.50'],
  ['en', 'es', 'many', 'many', null],
])('what was typed in %s is the same amount in %s', async (tag, other, typed, written, left) => {
  const { user, field, speak } = open(tag, 2)
  await user.type(field, typed)
  speak(other)
  await vi.waitFor(() => expect(field.value).toBe(written))
  if (left) await screen.findByText(`Left in this wallet: ${left}`, { normalizer: (text) => text })
})
