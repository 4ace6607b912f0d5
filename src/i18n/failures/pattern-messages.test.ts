import { describe, expect, test } from 'vitest'
import { createI18n } from '../setup.ts'
import { patternMessage } from './pattern-messages.ts'

const i18n = createI18n('en', {})
const say = (id: number, min: number, max: number): string => i18n._(patternMessage(id, { min, max }))

describe('the message of a pattern', () => {
  test.each(Array.from({ length: 21 }, (_, id) => id))('%i has its own id, and says its bounds', (id) => {
    expect(patternMessage(id, { min: 6, max: 12 }).id).toBe(`reg_pattern_${id}`)
    if (id !== 11 && id !== 13) expect(say(id, 6, 12)).toContain('6\u2060–\u206012')
    // Spec 5: "a single number when min equals max".
    expect(say(id, 12, 12)).not.toContain('–')
    if (id !== 11 && id !== 13) expect(say(id, 12, 12)).toContain('12')
  })

  test('counts only what is typed, and one as one', () => {
    expect(say(6, 0, 6)).toBe('Use 1\u2060–\u20606 digits.')
    expect(say(6, 1, 1)).toBe('Use 1 digit.')
    expect(say(0, 9, 4)).toBe('Use 4 characters.')
  })

  test('of one that nobody has heard of is that of any characters', () => {
    expect(patternMessage(77, { min: 1, max: 3 }).id).toBe('reg_pattern_0')
  })
})
