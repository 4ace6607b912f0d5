/** What a tap on an amount writes is read as that amount, in every way of writing numbers. */
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { brandAtom } from '../../state/brand.ts'
import { languageAtom } from '../../state/language.ts'
import { bundleOf } from '../../testing/brands.ts'
import { english } from '../../testing/english.ts'
import { AmountField } from './amount-field.tsx'

const bounds = { min: 1n, max: null, available: 1_234_500n }

function Form({ presets }: { readonly presets: readonly bigint[] }) {
  const [typed, setTyped] = useState('')
  return (
    <form onInput={(event) => setTyped((event.target as HTMLInputElement).value)}>
      <AmountField name="amount" label="Amount" bounds={bounds} presets={presets} typed={typed} error={undefined} />
    </form>
  )
}

test.each([
  ['es', 3, '1,500', '1.233,000'],
  ['es', 2, '15,00', '12.330,00'],
  ['en', 3, '1.500', '1,233.000'],
  ['vi', 0, '1500', '1.233.000'],
  ['id', 4, '0,1500', '123,3000'],
])('in %s, with %i decimals, a chip writes %s', async (tag, digits, written, left) => {
  const store = createStore()
  const brand = bundleOf('pampas', 'http://pampas.localhost', { currency: { symbol: '', digits } })
  store.set(brandAtom, brand)
  store.set(languageAtom, { ...brand.languages[0]!, tag })
  const { unmount } = render(
    <Provider store={store}>
      <I18nProvider i18n={english()}>
        <Form presets={[1500n]} />
      </I18nProvider>
    </Provider>,
  )
  onTestFinished(unmount)
  await userEvent.setup({ document }).click(screen.getAllByRole('button')[0]!)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(written)
  await screen.findByText(`Left in this wallet: ${left}`)
})
