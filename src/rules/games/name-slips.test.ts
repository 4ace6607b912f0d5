import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comesClose, piecesOf } from './name-slips.ts'

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
        expect(comesClose(own, typed)).toBe(true)
        expect(
          piecesOf(typed).some((piece) =>
            own.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').includes(piece),
          ),
        ).toBe(true)
      }),
    )
  })

  test('also where only the beginning of it was typed, and beside other words', () => {
    expect(comesClose('Pharaoh’s Fortune', 'phraoh')).toBe(true)
    expect(comesClose('Pharaoh’s Fortune', 'farao')).toBe(false)
    expect(comesClose('Book of Pharaohs', 'bok pharao')).toBe(true)
    expect(comesClose('Book of Pharaohs', 'bok tiger')).toBe(false)
    expect(comesClose('福虎神', '福虎')).toBe(true)
  })

  test('a word too short to be anything in particular has no pieces', () => {
    expect([piecesOf(''), piecesOf('abc'), piecesOf('…')]).toEqual([[], [], []])
    expect(piecesOf('福虎')).toEqual(['福', '虎'])
    expect(piecesOf('pharao')).toEqual(['ph', 'ar', 'ao'])
  })
})
