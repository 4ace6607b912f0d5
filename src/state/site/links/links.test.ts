import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { linkUrl } from './links.ts'
import { testBrand } from '../../../testing/state.ts'

beforeEach(() => vi.stubGlobal('location', { origin: 'https://www.brand.example' }))
afterEach(() => vi.unstubAllGlobals())

const brand = { origins: { ...testBrand().origins, support: ['https://help.example'] } }

test.each([
  ['/promotions?type=VIP#top', '/promotions?type=VIP#top', true],
  ['https://www.brand.example/rng?page=PT', '/rng?page=PT', true],
  ['https://help.example/faq', 'https://help.example/faq', false],
])('%s leads to %s, within the site: %s', (address, href, own) => {
  expect(linkUrl(address, brand)).toEqual({ href, own })
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  'javascript:alert(1)',
  'https://www.brand.example//evil.example/',
  '/.//evil.example/',
  '/a/..//evil.example/',
  'promotions',
  '',
  'https://a:b@help.example/',
])('%j leads nowhere', (address) => {
  expect(linkUrl(address, brand)).toBeNull()
})
