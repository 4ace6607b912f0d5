import { expect, test } from 'vitest'
import { LOCAL_KEYS, popupClosedKey, SESSION_KEYS } from './storage.ts'

test('session storage has the keys of spec 3, those after login and the other caches', () => {
  expect(Object.values(SESSION_KEYS)).toEqual(
    expect.arrayContaining([
      'token',
      'merchant',
      'merchantCode',
      'platform',
      'nickname',
      'account',
      'username',
      'customerId',
      'isAgent',
      'toUpline',
      'memberLabel',
      'cpw',
      'gameVendor',
      'routers',
      'validate',
      'settings',
      'merchantWallet',
      'index_notice',
    ]),
  )
  expect(popupClosedKey('A')).not.toBe(popupClosedKey('B'))
})

test('local storage has lang and hisLang', () => {
  expect(Object.values(LOCAL_KEYS)).toEqual(expect.arrayContaining(['lang', 'hisLang']))
})
