import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleOf } from './pattern-example.ts'
import { checkPattern, lengthOf } from './patterns.ts'

const FROM_2_TO_12 = { min: 2, max: 12 }
/** Where Thai, Korean, Chinese, combining marks and emoji stand for all that an alphabet of 26 letters is not. */
const THAI = 'สมชาย'
const KOREAN = '김민준'
const CHINESE = '李小龙'
const MARKED = 'Jose\u0301'
const EMOJI = '🎲🎲🎲'
const SCRIPTS = { THAI, KOREAN, CHINESE, MARKED, EMOJI }

/** By pattern: what is right, what is not, and which other scripts are; all within 2 to 12 characters. */
const TABLE: readonly {
  readonly id: number
  readonly right: readonly string[]
  readonly wrong: readonly string[]
  readonly scripts: readonly (keyof typeof SCRIPTS)[]
}[] = [
  {
    id: 0,
    right: ['ab', 'a b', '!!', '12', ' \t '],
    wrong: [],
    scripts: ['THAI', 'KOREAN', 'CHINESE', 'MARKED', 'EMOJI'],
  },
  { id: 1, right: ['a1', 'Ana', 'Z9z9'], wrong: ['1a', 'a_', 'a b', '12', 'ña'], scripts: [] },
  { id: 2, right: ['李1', '12', '李小龙88'], wrong: ['李a', '李，', '１２', '李 龙'], scripts: ['CHINESE'] },
  {
    id: 3,
    right: ['a@b.co', 'x.y+z@a-b.io', 'A_1@b.cd.ef'],
    wrong: [
      'a@b',
      '@b.co',
      'a@.co',
      'a..b@c.de',
      '.a@b.co',
      'a.@b.co',
      'a@-b.co',
      'a@b-.co',
      'a b@c.de',
      'a@b@c.de',
      'ñ@b.co',
    ],
    scripts: [],
  },
  { id: 4, right: ['ab', '12', 'Ab12'], wrong: ['a-b', 'a b', 'a_b', 'é1'], scripts: [] },
  { id: 5, right: ['a1', '1a', 'AAA1'], wrong: ['ab', '12', 'a1!', 'a 1', '١a'], scripts: [] },
  { id: 6, right: ['12', '000000'], wrong: ['1a', '1 2', '-12', '1.2', '１２', '١٢'], scripts: [] },
  { id: 7, right: ['Aa', 'A1', 'a1A', 'AB'], wrong: ['a1', 'ab', '12', 'A!', 'A b', 'Éa'], scripts: [] },
  { id: 8, right: ['ab', 'Ann Lee', 'A B C'], wrong: ['a1', 'a-b', 'José', 'a\tb'], scripts: [] },
  {
    id: 9,
    right: ['ab', '!?', 'a-b'],
    wrong: ['a b', 'a\tb', 'a\u00a0b', 'a\u3000b'],
    scripts: ['THAI', 'KOREAN', 'CHINESE', 'MARKED', 'EMOJI'],
  },
  {
    id: 10,
    right: ['李小龙', '李，龙', '买买提·阿里', '。。'],
    wrong: ['李a', '李1', '李 龙', '한李'],
    scripts: ['CHINESE'],
  },
  {
    id: 11,
    right: ['1990-05-17', '2000-02-29', '0099-12-31'],
    wrong: [
      '1990-5-17',
      '05-17-1990',
      '1990-02-30',
      '1900-02-29',
      '1990-13-01',
      '1990-00-10',
      '1990/05/17',
      '19900517',
    ],
    scripts: [],
  },
  {
    id: 12,
    right: ['Ann Lee', 'ab', 'José Ruiz', 'A B C'],
    wrong: ['Ann  Lee', ' ab', 'ab ', 'a1', 'a-b', 'a.b'],
    scripts: ['THAI', 'KOREAN', 'CHINESE', 'MARKED'],
  },
  {
    id: 13,
    right: ['05-17-1990', '02-29-2000'],
    wrong: ['1990-05-17', '17-05-1990', '02-30-1990', '5-17-1990', '02-29-1900'],
    scripts: [],
  },
  { id: 14, right: ['ab', 'a b', '!!', '12'], wrong: [], scripts: ['THAI', 'KOREAN', 'CHINESE', 'MARKED', 'EMOJI'] },
  {
    id: 15,
    right: ['김민준', 'ㅋㅋ', '\u1100\u1161\u1102\u1161'],
    wrong: ['김 민준', '김a', '김1', '金민'],
    scripts: ['KOREAN'],
  },
  { id: 16, right: ['สมชาย', 'น้ำ', '๑๒'], wrong: ['สม ชาย', 'สมa', 'สม1', 'ສົມ'], scripts: ['THAI'] },
  { id: 17, right: ['สมชาย', 'Som Chai', 'สม Chai'], wrong: ['สม1', 'Som-Chai', 'José'], scripts: ['THAI'] },
  { id: 18, right: ['AB', 'ANN LEE', ' A'], wrong: ['  ', 'Ann', 'A1', 'A-B', 'ÉA'], scripts: [] },
  { id: 19, right: ['ab', '12', '!@', 'a1~'], wrong: ['a b', 'aé', 'a\u007f', 'a\t1'], scripts: [] },
  {
    id: 20,
    right: ['Aa1!', 'aA1 _', 'Zz9€', '李Aa1·'],
    wrong: ['aa1!', 'AA1!', 'Aaa!', 'Aa11', 'Aa1 ', 'Éa1!'],
    scripts: [],
  },
]

test('every pattern of the specification is in the table', () => {
  expect(TABLE.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, id) => id))
})

describe.each(TABLE)('pattern $id', ({ id, right, wrong, scripts }) => {
  test.each(right)('takes %j', (value) => {
    expect(checkPattern(id, value, FROM_2_TO_12)).toBe(true)
  })

  test('refuses what does not fit', () => {
    // Long enough for all of them, so that the length is not what speaks.
    expect(wrong.filter((value) => checkPattern(id, value, { min: 2, max: 20 }))).toEqual([])
  })

  test('knows which scripts it is for', () => {
    const taken = Object.entries(SCRIPTS).filter(([, value]) => checkPattern(id, value, FROM_2_TO_12))
    expect(taken.map(([name]) => name)).toEqual(scripts)
  })

  test('goes by the length first, both ends included', () => {
    const [value = ''] = right
    const length = lengthOf(value)
    expect(checkPattern(id, value, { min: length, max: length })).toBe(true)
    expect(checkPattern(id, value, { min: length + 1, max: length + 9 }), 'too short').toBe(false)
    expect(checkPattern(id, value, { min: 0, max: length - 1 }), 'too long').toBe(false)
  })
})

describe('length', () => {
  test.each([
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 1],
    ['한', 1],
    ['\u1112\u1161\u11ab', 1],
    ['น้ำ', 3],
    ['李小龙', 3],
    ['🎲', 1],
    ['👩🏻‍❤️‍💋‍👨🏿', 10],
    ['🇦🇷', 2],
    ['', 0],
  ])('%j is %i', (text, length) => {
    expect(lengthOf(text)).toBe(length)
  })

  test('of a heap of marks is measured without composing it', () => {
    const began = process.threadCpuUsage()
    expect(checkPattern(0, 'a\u0301'.repeat(2_000_000), { min: 1, max: 12 })).toBe(false)
    expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(200)
  })
})

test('a pattern that nobody has heard of goes by the length', () => {
  for (const id of [21, 99, -1, Number.NaN]) {
    expect(checkPattern(id, 'anything at all', { min: 1, max: 20 })).toBe(true)
    expect(checkPattern(id, 'anything at all', { min: 1, max: 3 })).toBe(false)
  }
})

const bounds = fc.tuple(fc.nat(40), fc.nat(40)).map(([min, more]) => ({ min, max: min + more }))
const patternId = fc.integer({ min: 0, max: 20 })

test('an example fits its rule, and there is none only where there can be none', () => {
  fc.assert(
    fc.property(patternId, bounds, (id, range) => {
      const value = exampleOf(id, range)
      if (value !== null) return checkPattern(id, value, range)
      const least: Readonly<Record<number, number>> = { 3: 6, 5: 2, 11: 10, 13: 10, 20: 4 }
      const most = id === 11 || id === 13 ? 10 : Number.POSITIVE_INFINITY
      return range.max < (least[id] ?? 1) || range.min > most
    }),
    { numRuns: 3000 },
  )
})

test('no text takes long, whatever it is', () => {
  const piece = fc.constantFrom('a', 'A', '1', ' ', '.', '@', '-', '!', 'ก', '한', '李', 'é', '🎲')
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('').repeat(60))
  const began = process.threadCpuUsage()
  fc.assert(
    fc.property(patternId, text, (id, value) => {
      checkPattern(id, value, { min: 0, max: 10_000 })
    }),
    { numRuns: 300 },
  )
  expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(5000)
})
