/** What becomes of a slip whose member's session has expired. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, stubStorage } from '../../testing/state.ts'
import { endSessionAtom, purgeSessionAtom, sessionAtom } from '../account/login/session.ts'
import type { Slip } from '../../rules/sports/slip.ts'
import { handOverAtom, slipHandedAtom } from './hand-over.ts'
import { handedSlipAtom } from './handed-slip.ts'
import { slipSpeaksAtom } from './slip-presence.ts'
import { slipToHandAtom } from './slip-to-hand.ts'
import { slipAtom, watchSlipAtom } from './slip.ts'

beforeEach(stubStorage)
afterEach(() => void vi.unstubAllGlobals())

const pick = (name: string) => ({
  fixture: name,
  market: `${name}/m`,
  outcome: `${name}/m/0`,
  relates: [],
  agreed: { units: 2, scale: 0 },
})
const open = () => openPage(() => Promise.reject(new TypeError('nobody answers')))
type Page = ReturnType<typeof open>

function enter({ store }: Page, username: string, token: string): void {
  store.set(sessionAtom, { token, accountType: 0, username, nickname: '' })
  store.set(watchSlipAtom)()
}
const fill = ({ store }: Page, name = 'f'): void =>
  store.set(slipAtom, (slip: Slip) => ({ ...slip, picks: [...slip.picks, pick(name)], stake: 1000n }))
const picks = ({ store }: Page): string[] => store.get(slipAtom).picks.map(({ fixture }) => fixture)
const ticket = {
  mode: 'single',
  size: 1,
  acceptsHigher: true,
  picks: [{ fixture: 'f', market: 'f/m', outcome: 'f/m/0', price: { units: 2, scale: 0 }, stake: 1000n }],
} as const

test('it waits for the same member, unseen by anybody else', () => {
  const page = open()
  enter(page, 'mara', 'one')
  fill(page)
  page.store.set(endSessionAtom, page.queries)
  expect([picks(page), page.store.get(slipSpeaksAtom)]).toEqual([[], false])
  enter(page, 'zoe', 'two')
  expect([picks(page), page.store.get(slipSpeaksAtom)]).toEqual([[], false])
  page.store.set(purgeSessionAtom, page.queries)
  page.store.set(sessionAtom, { token: 'three', accountType: 0, username: 'mara', nickname: '' })
  expect(page.store.get(slipSpeaksAtom)).toBe(true)
  page.store.set(watchSlipAtom)()
  expect(picks(page)).toEqual(['f'])
  expect(page.store.get(slipAtom).stake).toBe(1000n)
})

test('whoever signs out leaves nothing', () => {
  const page = open()
  enter(page, 'mara', 'one')
  fill(page)
  page.store.set(purgeSessionAtom, page.queries)
  enter(page, 'mara', 'two')
  expect(picks(page)).toEqual([])
})

test('what was picked meanwhile stays beside it', () => {
  const page = open()
  enter(page, 'mara', 'one')
  fill(page)
  page.store.set(endSessionAtom, page.queries)
  fill(page, 'g')
  enter(page, 'mara', 'two')
  expect(picks(page)).toEqual(['f', 'g'])
})

test('a slip whose answer was lost is the same bet when it is handed over again', () => {
  const page = open()
  enter(page, 'mara', 'one')
  fill(page)
  const id = page.store.set(handOverAtom, { ticket, vendor: 'IBC' })
  page.store.set(endSessionAtom, page.queries)
  expect(page.store.get(slipToHandAtom)).toBeNull()
  enter(page, 'mara', 'two')
  // Nobody has pressed the button again.
  expect(page.store.get(slipToHandAtom)?.isArmed).toBe(false)
  expect(page.store.set(handOverAtom, { ticket, vendor: 'IBC' })).toBe(id)
})

test('so it is after a reload, and what was handed over is still spoken of', () => {
  const before = open()
  enter(before, 'mara', 'one')
  fill(before)
  const id = before.store.set(handOverAtom, { ticket, vendor: 'IBC' })
  const page = open()
  enter(page, 'mara', 'one')
  page.store.set(endSessionAtom, page.queries)
  enter(page, 'mara', 'two')
  const waiting = page.store.get(slipToHandAtom)
  expect(waiting?.slip.id).toBe(id)
  if (waiting) page.store.set(slipHandedAtom, waiting)
  page.store.set(endSessionAtom, page.queries)
  expect(page.store.get(handedSlipAtom)).toBeNull()
  enter(page, 'mara', 'three')
  expect(page.store.get(handedSlipAtom)?.slip.id).toBe(id)
})
