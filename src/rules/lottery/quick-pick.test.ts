import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOTTERY_FAMILIES } from './lottery.ts'
import { canPick, fairChance, quickPick, readPick, writePick } from './quick-pick.ts'

test('six different numbers of forty-nine in order, and five digits each in its place', () => {
  expect(quickPick('LHC', () => 0)).toEqual(['01', '02', '03', '04', '05', '06'])
  expect(quickPick('LHC', (below) => below - 1)).toEqual(['44', '45', '46', '47', '48', '49'])
  expect(quickPick('SSC', (below) => below - 1)).toEqual(['9', '9', '9', '9', '9'])
  expect(quickPick('OTHER', () => 0)).toEqual([])
})

test('whatever chance says, a pick is one that its own address leads back to (property)', () => {
  const families = fc.constantFrom(...LOTTERY_FAMILIES.filter(canPick))
  fc.assert(
    fc.property(families, fc.infiniteStream(fc.nat()), (family, drawn) => {
      const numbers = quickPick(family, (below) => (drawn.next().value as number) % below)
      expect(numbers.length).toBeGreaterThan(2)
      expect(readPick(family, writePick(numbers))).toEqual(numbers)
    }),
  )
})

test.each(['', '1-2-3', '01-02-03-04-05-50', '00-02-03-04-05-06', '1-1-2-3-4-5', '01-02-03-04-05-x', '01-1-2-3-4-5'])(
  'an address with %j has no pick of six',
  (text) => {
    expect(readPick('LHC', text)).toEqual([])
  },
)

test('chance stays below what it is handed', () => {
  for (const below of [1, 2, 49]) for (let time = 0; time < 50; time += 1) expect(fairChance(below)).toBeLessThan(below)
})
