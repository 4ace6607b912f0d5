import { expect, test } from 'vitest'
import { vendorImage } from './vendor-images.ts'

test.each([
  ['icon', '/img/VENDOR_ICON_SMALL/AG.svg'],
  ['line', '/img/RNG_LIST_VENDOR/AG.svg'],
  ['tile', '/img/SUBMENU_IMG/STYLE1/AG.svg'],
] as const)('the %s of a vendor stands in its folder', (image, address) => {
  expect(vendorImage('AG', image)).toBe(address)
})

test('one colour, and another base', () => {
  expect(vendorImage('TCG_SEA', 'icon', { mono: true, base: 'https://img.brand.example/shared' })).toBe(
    'https://img.brand.example/shared/VENDOR_ICON_SMALL/TCG_SEA-mono.svg',
  )
})

test.each(['', '..', '../AG', 'A G', 'A/B', 'AG.svg?', 'AG#'])('the code %j is no file’s name', (code) => {
  expect(vendorImage(code, 'icon')).toBeNull()
})
