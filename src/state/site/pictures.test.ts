import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pictureUrl } from './pictures.ts'

const brand = { origins: { images: ['https://img.example'], games: [], support: [] } }

beforeEach(() => vi.stubGlobal('location', { origin: 'https://www.brand.example' }))
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https://img.example/a.avif', 'https://img.example/a.avif'],
  ['https://www.brand.example/img/a.avif', 'https://www.brand.example/img/a.avif'],
  ['/img/a.avif', 'https://www.brand.example/img/a.avif'],
  ['https://elsewhere.example/a.avif', undefined],
  ['//elsewhere.example/a.avif', undefined],
  ['data:image/png;base64,iVBORw0KGgo', undefined],
  ['', undefined],
])('a picture at %j is shown from %j', (address, shown) => {
  expect(pictureUrl(address, brand)).toBe(shown)
})
