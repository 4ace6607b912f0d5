import { describe, expect, test } from 'vitest'
import { ballColor } from './lottery-balls.ts'
import { isSpecialBall, LOTTERY_FAMILIES, lotteryIcon, readFamily } from './lottery.ts'

const upTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1).padStart(2, '0'))

describe('families', () => {
  test('are read as the server writes them; an unknown one is another', () => {
    for (const family of LOTTERY_FAMILIES) expect(readFamily(family)).toBe(family)
    for (const text of ['', 'ssc', 'KENO', '__proto__', 'constructor']) expect(readFamily(text)).toBe('OTHER')
  })

  test('have the spec’s five icons between them', () => {
    expect(new Set(LOTTERY_FAMILIES.map(lotteryIcon))).toEqual(new Set(['PK10', 'LF', 'CHAIN', 'K3', 'PCB']))
    expect([lotteryIcon('PK10'), lotteryIcon('LF'), lotteryIcon('K3')]).toEqual(['PK10', 'LF', 'K3'])
  })

  test('only the seventh ball of LHC is drawn apart', () => {
    expect(
      LOTTERY_FAMILIES.flatMap((family) => [...Array(12).keys()].map((at) => [family, at] as const)).filter(
        ([family, at]) => isSpecialBall(family, at),
      ),
    ).toEqual([['LHC', 6]])
  })
})

describe('colours', () => {
  test('the 49 balls of LHC are 17 red, 16 blue and 16 green', () => {
    const colors = upTo(49).map((number) => ballColor('LHC', number))
    const count = (color: string) => colors.filter((each) => each === color).length
    expect([count('red'), count('blue'), count('green')]).toEqual([17, 16, 16])
    expect(['01', '03', '05', '46', '48', '49'].map((number) => ballColor('LHC', number))).toEqual([
      'red',
      'blue',
      'green',
      'red',
      'blue',
      'green',
    ])
  })

  test('the ten cars of PK10 differ, with or without a leading zero', () => {
    expect(new Set(upTo(10).map((number) => ballColor('PK10', number))).size).toBe(10)
    expect(ballColor('PK10', '8')).toBe('red')
    expect(ballColor('PK10', '08')).toBe('red')
  })

  test('LF marks 19 and 20, dice mark 1 and 4', () => {
    expect(upTo(20).filter((number) => ballColor('LF', number) === 'red')).toEqual(['19', '20'])
    expect(upTo(6).filter((number) => ballColor('K3', number) === 'red')).toEqual(['01', '04'])
  })

  test('what is no ball of the family is plain', () => {
    for (const number of ['0', '00', '50', '99', '', 'x', '1e1', '-1', '48213'])
      for (const family of ['LHC', 'PK10'] as const)
        expect([number, ballColor(family, number)]).toEqual([number, 'plain'])
    for (const family of ['11X5', 'SSC', 'PCB', 'VN', 'OTHER'] as const) expect(ballColor(family, '7')).toBe('plain')
  })
})
