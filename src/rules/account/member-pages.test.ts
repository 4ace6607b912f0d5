import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MEMBER_PAGES, readMemberPage, shownMemberPage } from './member-pages.ts'

test('the menu has the fourteen pages of the spec', () => {
  expect(MEMBER_PAGES).toHaveLength(14)
  expect(new Set(MEMBER_PAGES).size).toBe(14)
})

test.each(MEMBER_PAGES)('%s is read as itself', (key) => {
  expect(readMemberPage(key)).toBe(key)
})

test.each([
  ['deposit', 'depositv2'],
  ['bets', 'personalHistoryCopy'],
  ['messages', 'messageV2'],
  ['menu', 'menu'],
])('%s means %s', (text, key) => {
  expect(readMemberPage(text)).toBe(key)
})

test.each(['', 'securitycenter', 'toString', '__proto__', 'agentTeamOverview'])('%j is the default page', (text) => {
  expect(readMemberPage(text)).toBe('securityCenter')
})

test('whatever the address says, it is a page or the menu', () => {
  fc.assert(fc.property(fc.string(), (text) => [...MEMBER_PAGES, 'menu'].includes(readMemberPage(text))))
})

test('what shows is in the menu: what was asked for, else the default, else the first', () => {
  expect(shownMemberPage('withdraw', ['securityCenter', 'withdraw'])).toBe('withdraw')
  expect(shownMemberPage('withdraw', ['messageV2', 'securityCenter'])).toBe('securityCenter')
  expect(shownMemberPage('menu', ['messageV2', 'withdraw'])).toBe('messageV2')
  expect(shownMemberPage('withdraw', [])).toBeUndefined()
})
