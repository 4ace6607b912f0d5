import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashOfSeed } from '../../sandbox/store/records/fairness-seeds.ts'
import { drawsOf } from './fair.ts'

const seed = new Uint8Array(32).fill(7)

test('numbers follow from seed, round and nonce alone, as the page says they do', () => {
  const bytes = createHmac('sha256', seed).update('abc:3:0').digest()
  const draws = drawsOf(seed, 'abc', '3')
  // 256 divides 2 to the 32nd, so no word is passed over.
  const expected = Array.from({ length: 8 }, (_, index) => bytes.readUInt32BE(index * 4) % 256)
  expect(Array.from({ length: 8 }, () => draws.below(256))).toEqual(expected)
  const next = createHmac('sha256', seed).update('abc:3:1').digest()
  expect(draws.below(256)).toBe(next.readUInt32BE(0) % 256)
})

test('another round, nonce or seed gives others', () => {
  const first = (round: string, nonce: string, from = seed) => {
    const draws = drawsOf(from, round, nonce)
    return Array.from({ length: 6 }, () => draws.below(1_000_000)).join()
  }
  const all = [
    first('a', '0'),
    first('b', '0'),
    first('a', '1'),
    first('a', '0.1'),
    first('a', '0', new Uint8Array(32)),
  ]
  expect(new Set(all).size).toBe(all.length)
  expect(first('a', '0')).toBe(all[0])
})

test('each number is as likely as the others', () => {
  const counts = Array.from({ length: 7 }, () => 0)
  for (let round = 0; round < 2000; round += 1) {
    const draws = drawsOf(seed, String(round), '0')
    for (let draw = 0; draw < 7; draw += 1) {
      const drawn = draws.below(7)
      counts[drawn] = (counts[drawn] ?? 0) + 1
    }
  }
  // Chi square with six degrees of freedom: above 22.5 once in a thousand.
  expect(counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)).toBeLessThan(22.5)
})

test('what is shown before is the hash of what is shown after', () => {
  expect(hashOfSeed(seed)).toBe(createHash('sha256').update(seed).digest('hex'))
})
