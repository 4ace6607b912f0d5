import { expect, test } from 'vitest'
import { stringifySearch } from '../../../rules/site/search-params.ts'
import { withModal, withoutModal } from './use-modal.ts'

test.each([
  ['a page', { page: 'PT' }, '?page=PT&modal=login'],
  ['a page with a game’s sheet, which gives way', { page: 'PT', game: 'PT/RNG-1/N1' }, '?page=PT&modal=login'],
  ['a game that is played, which stays', { vendor: 'PT', game: 'RNG-1' }, '?vendor=PT&game=RNG-1&modal=login'],
])('a modal stands over %s', (_, search, address) => {
  expect(new Set(new URLSearchParams(stringifySearch(withModal('login')(search))))).toEqual(
    new Set(new URLSearchParams(address)),
  )
  expect(stringifySearch(withoutModal(withModal('login', { next: '/vip' })(search)))).not.toMatch(/modal|next/)
})

test('closing a list of a vendor’s games leaves what a page is narrowed to', () => {
  expect(withoutModal({ list: 'favorites', modal: 'games', of: 'TCG_LOTTO_VN' })).toEqual({ list: 'favorites' })
})
