import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNearMatch, fragmentsOf } from './near-match.ts'

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzñđаявกขค福虎神')
const word = fc.array(letter, { minLength: 6, maxLength: 14 }).map((letters) => letters.join(''))

/** A word with one slip in it. */
const slipped = fc
  .tuple(word, fc.nat(), letter, fc.constantFrom('add', 'drop', 'change', 'swap'))
  .map(([own, at, other, how]) => {
    const letters = [...own]
    const place = at % (letters.length - 1)
    if (how === 'add') letters.splice(place, 0, other)
    if (how === 'drop') letters.splice(place, 1)
    if (how === 'change') letters[place] = other
    if (how === 'swap') [letters[place], letters[place + 1]] = [letters[place + 1] ?? '', letters[place] ?? '']
    return { own, typed: letters.join('') }
  })

describe('a name with one slip', () => {
  test('comes close, and holds a piece of what was typed, in every script (property)', () => {
    fc.assert(
      fc.property(slipped, ({ own, typed }) => {
        expect(isNearMatch(own, typed)).toBe(true)
        expect(
          fragmentsOf(typed).some((piece) =>
            own.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').includes(piece),
          ),
        ).toBe(true)
      }),
    )
  })

  test('also where only the beginning of it was typed, and beside other words', () => {
    expect(isNearMatch('Pharaoh’s Fortune', 'phraoh')).toBe(true)
    expect(isNearMatch('Pharaoh’s Fortune', 'farao')).toBe(false)
    expect(isNearMatch('Book of Pharaohs', 'bok pharao')).toBe(true)
    expect(isNearMatch('Book of Pharaohs', 'bok tiger')).toBe(false)
    expect(isNearMatch('福虎神', '福虎')).toBe(true)
  })

  test('a word too short to be anything in particular has no pieces', () => {
    expect([fragmentsOf(''), fragmentsOf('abc'), fragmentsOf('…')]).toEqual([[], [], []])
    expect(fragmentsOf('福虎')).toEqual(['福', '虎'])
    expect(fragmentsOf('pharao')).toEqual(['ph', 'ar', 'ao'])
  })
})
