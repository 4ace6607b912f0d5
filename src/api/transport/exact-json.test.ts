import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseExactJson } from './exact-json.ts'

describe('exact JSON', () => {
  test.each([
    ['{"a":12.5}', { a: 12.5 }],
    ['{"a":1732172400000}', { a: 1732172400000 }],
    ['[123456789012345]', [123456789012345]],
    ['[0.1, -0, 0.0, 1.50, 100]', [0.1, -0, 0, 1.5, 100]],
    ['[1e2]', [100]],
  ])('leaves %s as it is', (text, expected) => {
    expect(parseExactJson(text)).toEqual(expected)
  })

  test.each([
    '9007199254740993',
    '1234567890123456.78',
    '-1234567890123456.78',
    '0.30000000000000004',
    '0.30000000000000001',
    '100000000000000000001',
    '1000000000000000000000',
    '0.0000001',
    '1e400',
    '1e-400',
    '1.2345678901234567e5',
  ])('keeps %s as text', (source) => {
    expect(parseExactJson(`{"a":${source},"b":[${source}]}`)).toEqual({ a: source, b: [source] })
  })

  test('leaves digits within strings and keys alone', () => {
    const text = String.raw`{"12345678901234567890":"a 12345678901234567890 \" 12345678901234567890","b":[12345678901234567890,"1e5\\"]}`
    expect(parseExactJson(text)).toEqual({
      '12345678901234567890': 'a 12345678901234567890 " 12345678901234567890',
      b: ['12345678901234567890', '1e5\\'],
    })
  })

  test.each([
    '',
    '{',
    '{"a":1',
    '01234567890123456789',
    '[1 2345678901234567890]',
    '<html>',
    'NaN',
    '-',
    '"\n"',
    '[1,]',
  ])('refuses %j', (text) => {
    expect(() => parseExactJson(text)).toThrow(SyntaxError)
  })

  test('reads a long answer in reasonable time', () => {
    const text = JSON.stringify({ html: '\\"1e5'.repeat(600_000), amount: 1 }).replace(/1}$/, '12345678901234567890}')
    const start = process.threadCpuUsage()
    expect(parseExactJson(text)).toMatchObject({ amount: '12345678901234567890' })
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(2000)
  })

  test('any JSON without large numbers reads as JSON.parse reads it (property)', () => {
    const small = fc
      .jsonValue({ noUnicodeString: false })
      .filter((value) => !/\d[eE][+-]?\d|[\d.]{16}/.test(JSON.stringify(value)))
    fc.assert(
      fc.property(small, fc.string({ unit: 'binary' }), (value, text) => {
        const json = JSON.stringify([value, text, 12])
        expect(parseExactJson(json)).toEqual(JSON.parse(json))
      }),
    )
  })

  test('any decimal comes back digit for digit (property)', () => {
    const decimal = fc.stringMatching(/^-?(0|[1-9][0-9]{0,25})(\.[0-9]{1,12})?$/)
    fc.assert(
      fc.property(decimal, (source) => {
        const [value] = parseExactJson(`[${source}]`) as [string | number]
        return typeof value === 'string' ? value === source : canonical(String(value)) === canonical(source)
      }),
      { numRuns: 2000 },
    )
  })
})

/** The same amount written one way: no trailing zeros, no minus before nothing. */
function canonical(decimal: string): string {
  const [whole, fraction = ''] = decimal.split('.')
  const short = fraction.replace(/0+$/, '')
  const text = short ? `${whole}.${short}` : `${whole}`
  return text === '-0' ? '0' : text
}
