import { assert, nat, pre, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findByName, foldName, holdsWords, markName, rankName } from './name-search.ts'

describe('a name is found as it is typed', () => {
  test.each([
    ['Đại Phát', 'dai phat', 0],
    ['Dragon Jade', 'DRAGON', 1],
    ['Dragon Jade', 'dragon j', 1],
    ['Dragon Jade', 'jade drag', 2],
    ['Dragon Jade', 'ade rag', 3],
    ['Dragón de Ñandú', 'nandu', 2],
    ['Book-of Nile', 'book of', 1],
    ['Łódź Straße', 'lodz strasse', 0],
    ['ＰＧ Soft', 'pg', 1],
    ['เกมไก่ชน', 'เกม', 1],
    ['麻将胡了', '胡了', 3],
    ['Dragon Jade', 'tiger', null],
    ['Dragon Jade', 'dragon tiger', null],
    ['Dragon Jade', '!!', null],
    ['Dragon Jade', ' ', null],
    ['', 'a', null],
  ] as const)('%s by %s', (name, typed, rank) => expect(rankName(name, typed)).toBe(rank))

  test('the best first, and equals in their order', () => {
    const names = ['Jade Dragon', 'Snapdragon', 'Dragon', 'Dragon Two', 'Tiger', 'Dragon One']
    expect(findByName(names, 'dragon', (name) => [name])).toEqual([
      'Dragon',
      'Dragon Two',
      'Dragon One',
      'Jade Dragon',
      'Snapdragon',
    ])
    expect(findByName([{ code: 'AG', name: 'Asia' }], 'ag', ({ code, name }) => [name, code])).toHaveLength(1)
  })
})

describe('whatever is named and typed', () => {
  const text = string({ unit: 'grapheme', maxLength: 30 })

  test('folding is done after one time, and forgets case and marks', () => {
    assert(property(text, (name) => foldName(foldName(name)) === foldName(name)))
    assert(property(text, (name) => foldName(name.normalize('NFD')) === foldName(name.normalize('NFC'))))
  })

  test('folding is the same letter by letter as at once', () => {
    assert(property(text, (name) => [...name].map(foldName).join('') === foldName(name)))
    expect(foldName('ΟΔΟΣ ΟΔΟΣ')).toBe([...'οδοσ οδοσ'].join(''))
  })

  test('a text holds the words of any part of it, in any order, and none that is not in it', () => {
    assert(property(text, text, (one, two) => holdsWords(`${one} ${two}`, `${two} ${one}`)))
    expect(holdsWords('Hacer un depósito', 'DEPOSITO hacer')).toBe(true)
    expect(holdsWords('Hacer un depósito', 'deposito banco')).toBe(false)
    expect(holdsWords('', ' ')).toBe(true)
  })

  test('a name with a letter or a digit is found by itself, and by each beginning of it', () => {
    assert(
      property(text, nat(30), (name, length) => {
        pre(/[\p{L}\p{N}]/u.test(foldName(name)))
        expect(rankName(name, name)).toBe(0)
        const beginning = [...foldName(name)].slice(0, length).join('')
        pre(/[\p{L}\p{N}]/u.test(beginning))
        expect(rankName(name, beginning)).not.toBeNull()
      }),
    )
  })

  test('the parts together are the name, one kind after the other', () => {
    assert(
      property(text, text, (name, typed) => {
        const parts = markName(name, typed)
        expect(parts.map((part) => part.text).join('')).toBe(name)
        for (const [at, { text: part, hit }] of parts.entries()) {
          expect(part).not.toBe('')
          if (at > 0) expect(hit).not.toBe(parts[at - 1]?.hit)
        }
      }),
    )
  })

  test('what fits shows where, and what does not fit by any word shows nothing', () => {
    assert(
      property(text, text, (name, typed) => {
        const marked = markName(name, typed).some(({ hit }) => hit)
        if (rankName(name, typed) !== null) expect(marked).toBe(true)
        if (!/[\p{L}\p{N}]/u.test(foldName(typed))) expect(marked).toBe(false)
      }),
    )
  })

  test('marks the letters that were typed, with their accents', () => {
    expect(markName('Đại Phát', 'phat')).toEqual([
      { text: 'Đại ', hit: false },
      { text: 'Phát', hit: true },
    ])
    expect(markName('Phát'.normalize('NFD'), 'pha')).toEqual([
      { text: 'Phá'.normalize('NFD'), hit: true },
      { text: 't', hit: false },
    ])
    expect(markName('3㍱', 'ḣ')).toEqual([
      { text: '3', hit: false },
      { text: '㍱', hit: true },
    ])
  })
})
