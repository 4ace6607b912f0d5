import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ODDS_FORMATS, isOddsFormat, writeOdds, type OddsFormat } from './odds-format.ts'
import { comparePrices, isSamePrice, productOf, readPrice, shownProduct, writePrice, type Price } from './price.ts'

const price = (text: string): Price => {
  const read = readPrice(text)
  if (!read) throw new Error(`${text} is no price`)
  return read
}
const anyPrice = fc
  .record({ units: fc.integer({ min: 1_000_001, max: 999_999_999_999_999 }), scale: fc.constant(6) })
  .map(({ units }) => price(`${Math.floor(units / 1e6)}.${String(units % 1e6).padStart(6, '0')}`))

describe('prices', () => {
  test.each([
    ['3.30', 33, 1],
    ['2', 2, 0],
    ['1.010', 101, 2],
    ['100.00', 100, 0],
    ['999999999.999999', 999_999_999_999_999, 6],
  ])('reads %s', (text, units, scale) => expect(readPrice(text)).toEqual({ units, scale }))

  test.each(['', '1', '1.00', '0.99', '0', '-2.5', '2,5', '1e3', ' 2', '2.', '.5', '1234567890', '2.1234567', 'NaN'])(
    'takes %j for none',
    (text) => expect(readPrice(text)).toBeNull(),
  )

  test('are written so that they read back the same', () => {
    fc.assert(
      fc.property(anyPrice, (one) => {
        expect(readPrice(writePrice(one))).toEqual(one)
      }),
    )
    expect(writePrice(price('3.3'))).toBe('3.30')
    expect(writePrice(price('12'))).toBe('12.00')
  })

  test('compare as numbers do, whatever their decimals', () => {
    expect(comparePrices(price('2.5'), price('2.50'))).toBe(0)
    expect(comparePrices(price('2.49'), price('2.5'))).toBe(-1)
    expect(comparePrices(price('10'), price('9.999999'))).toBe(1)
    fc.assert(
      fc.property(anyPrice, anyPrice, (one, other) => {
        expect(comparePrices(one, other) + comparePrices(other, one)).toBe(0)
        expect(comparePrices(one, other) === 0).toBe(isSamePrice(one, other))
      }),
    )
  })

  test('make together what they make exactly, and are shown without what is finer than a hundredth', () => {
    const three = [price('3.30'), price('2.45'), price('1.55')]
    expect(productOf(three)).toEqual({ units: 33n * 245n * 155n, scale: 5 })
    expect(shownProduct(three)).toEqual(price('12.53'))
    expect(shownProduct([price('1.5')])).toEqual(price('1.5'))
    expect(shownProduct([price('2')])).toEqual(price('2'))
    expect(productOf([])).toEqual({ units: 1n, scale: 0 })
    expect(shownProduct(Array.from({ length: 5 }, () => price('999')))).toBeNull()
  })
})

describe('the odds formats', () => {
  test.each<[string, string, string, string, string, string]>([
    ['3.30', '3,30', '23/10', '+230', '2,30', '−0,44'],
    ['2.00', '2,00', '1/1', '+100', '1,00', '1,00'],
    ['2.50', '2,50', '6/4', '+150', '1,50', '−0,67'],
    ['1.30', '1,30', '30/100', '−334', '0,30', '0,30'],
    ['1.50', '1,50', '1/2', '−200', '0,50', '0,50'],
    ['1.55', '1,55', '11/20', '−182', '0,55', '0,55'],
    ['3.125', '3,125', '85/40', '+212', '2,125', '−0,48'],
    ['1.01', '1,01', '1/100', '−10000', '0,01', '0,01'],
    ['34', '34,00', '33/1', '+3300', '33,00', '−0,031'],
    ['120', '120', '119/1', '+11900', '119', '−0,0085'],
    ['120.50', '120,50', '239/2', '+11950', '119,50', '−0,0084'],
  ])('write %s', (text, ...written) =>
    expect(ODDS_FORMATS.map((format) => writeOdds(price(text), format, ','))).toEqual(written),
  )

  /** What a written price pays on one unit, as a fraction. */
  const gain = (text: string, format: OddsFormat): readonly [bigint, bigint] => {
    if (format === 'fractional') {
      const [above = '', below = ''] = text.split('/')
      return [BigInt(above), BigInt(below)]
    }
    if (format === 'american')
      return text.startsWith('+') ? [BigInt(text.slice(1)), 100n] : [100n, BigInt(text.slice(1))]
    const [whole = '', decimals = ''] = text.replace('−', '').split('.')
    const one = 10n ** BigInt(decimals.length)
    // What is staked to win one.
    if (text.startsWith('−')) return [one, BigInt(whole + decimals)]
    return [BigInt(whole + decimals) - (format === 'decimal' ? one : 0n), one]
  }

  test('say exactly what is won, and American and Malay never more, nor less than by a tenth', () => {
    fc.assert(
      fc.property(anyPrice, fc.constantFrom(...ODDS_FORMATS), (one, format) => {
        const [above, below] = gain(writeOdds(one, format, '.'), format)
        const scale = 10n ** BigInt(one.scale)
        const [said, paid] = [above * scale, (BigInt(one.units) - scale) * below]
        if (format === 'american') expect(said <= paid).toBe(true)
        else if (format === 'malay') expect(said <= paid && said * 10n >= paid * 9n).toBe(true)
        else expect(said).toBe(paid)
      }),
    )
  })

  test('are told from other words', () => {
    expect(isOddsFormat('hong-kong')).toBe(true)
    expect(isOddsFormat('roman')).toBe(false)
  })
})
