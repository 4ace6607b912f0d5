import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FAMILIES } from '../site/merchant.ts'
import { QUESTION_WORDS } from './question-words.ts'
import { answersQuestion, drawQuestion, plain } from './question.ts'

describe.each(FAMILIES)('the questions in %s', (family) => {
  const { kinds, and, comma } = QUESTION_WORDS[family]
  const words = Object.values(kinds).flatMap((list) => list.split('|'))

  test('draw on eight kinds of ten words, none of which is of two kinds', () => {
    expect(Object.keys(kinds)).toHaveLength(8)
    for (const list of Object.values(kinds)) expect(list.split('|')).toHaveLength(10)
    expect(new Set(words).size).toBe(80)
  })

  test('are never the same, and hold exactly two words of what they ask for', () => {
    const drawn = Array.from({ length: 1000 }, () => drawQuestion(family))
    expect(new Set(drawn.map(({ text }) => text)).size).toBeGreaterThan(990)
    expect(new Set(drawn.map(({ answer }) => answer)).size).toBeGreaterThan(400)
    for (const { text, answer } of drawn) {
      expect(text).not.toMatch(/[{}]/)
      const [kind = ''] =
        Object.entries(kinds).find(([, list]) => answer.split('|').every((word) => list.split('|').includes(word))) ??
        []
      expect(text).toContain(kind)
      for (const word of answer.split('|')) expect(text).toContain(word)
    }
  })

  test('take the two words as people write them, and no others', () => {
    const choice = fc.constantFrom(...words)
    const written = fc.record({
      swap: fc.boolean(),
      capital: fc.boolean(),
      between: fc.constantFrom(' ', comma, `${comma}${and} `, ` ${and} `, ',', '\n'),
    })
    fc.assert(
      fc.property(written, choice, ({ swap, capital, between }, stranger) => {
        const { answer } = drawQuestion(family)
        const two = answer.split('|')
        const said = (swap ? two.toReversed() : two).join(between)
        expect(answersQuestion(family, answer, ` ${capital ? said.toUpperCase() : said}. `)).toBe(true)
        const [one = '', second = ''] = two
        expect(answersQuestion(family, answer, one)).toBe(false)
        // Without its accents a Thai foot is as grey as the colour.
        expect(answersQuestion(family, answer, `${one} ${stranger}`)).toBe(plain(stranger) === plain(second))
        expect(answersQuestion(family, answer, `${said} ${stranger}`)).toBe(false)
      }),
    )
  })
})

test.each([
  ['es', 'delfín|cabra', 'Cabra y delfin'],
  ['vi', 'đỏ|xanh dương', 'xanh duong do'],
  ['zh-Hans', '老虎|马', '马老虎'],
  ['th', 'ม้า|เสือ', 'เสือและม้า'],
  ['id', 'kaus kaki|rok', 'ROK dan kaus-kaki'],
] as const)('in %s, %s is answered by %j', (family, answer, typed) => {
  expect(answersQuestion(family, answer, typed)).toBe(true)
})
