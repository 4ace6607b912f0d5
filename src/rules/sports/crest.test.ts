import { expect, test } from 'vitest'
import { CREST_EMBLEMS, CREST_PATTERNS, crestOf, initialsOf } from './crest.ts'

test('a crest is drawn as it is described', () => {
  const data = { pattern: 'sash', colors: ['#112233', '#ffeedd'], emblem: 'tree' }
  expect(crestOf('T1', data)).toEqual(data)
})

test('what is not described, or in words that nobody knows, goes by the id and is the same every time', () => {
  const alone = crestOf('T1', null)
  expect(crestOf('T1', null)).toEqual(alone)
  expect(crestOf('T1', { pattern: 'paisley', colors: ['red', '#12345'], emblem: 'dragon' })).toEqual(alone)
  expect(crestOf('T1', { pattern: 'cross', colors: [], emblem: '' })).toEqual({ ...alone, pattern: 'cross' })
})

test('ids spread over all that there is', () => {
  const crests = Array.from({ length: 400 }, (_, index) => crestOf(`T${index}`, null))
  expect(new Set(crests.map(({ pattern }) => pattern)).size).toBe(CREST_PATTERNS.length)
  expect(new Set(crests.map(({ emblem }) => emblem)).size).toBe(CREST_EMBLEMS.length)
  expect(new Set(crests.map(({ colors }) => colors.join(' '))).size).toBe(12)
})

/** The relative luminance of WCAG. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('the two colours of a crest can be told apart', () => {
  for (let index = 0; index < 400; index += 1) {
    const [first, second] = crestOf(`T${index}`, null).colors.map(luminance)
    const [light, dark] = [Math.max(first ?? 0, second ?? 0), Math.min(first ?? 0, second ?? 0)]
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3)
  }
})

test.each([
  ['M. Ibarlucea', 'MI'],
  ['T. Quirogüe', 'TQ'],
  ['Nguyễn Văn Ánh', 'NÁ'],
  ['Pelé', 'P'],
  ['A. Ruiz / B. Sosa', 'AS'],
  ['李 娜', '李娜'],
  ['', ''],
])('the initials of %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
