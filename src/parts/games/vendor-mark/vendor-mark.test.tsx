import { Provider, createStore } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brandAtom } from '../../../state/site/brand.ts'
import { testBrand } from '../../../testing/state.ts'
import { VendorMark } from './vendor-mark.tsx'

/** The mark as a page of a brand has it at first. */
function mark(imageBase?: string): string {
  const store = createStore()
  const { origins } = testBrand()
  store.set(brandAtom, testBrand({ origins: { ...origins, imageBase } }))
  return renderToStaticMarkup(
    <Provider store={store}>
      <VendorMark code="AG" name="Asia Gate" image="line" named />
    </Provider>,
  )
}

test('a vendor’s mark comes from the brand’s own host, or from the one that it names', () => {
  expect(mark()).toContain('src="/img/RNG_LIST_VENDOR/AG.svg"')
  expect(mark('https://marks.example')).toContain('src="https://marks.example/RNG_LIST_VENDOR/AG.svg"')
})
