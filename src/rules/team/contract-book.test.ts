import { describe, expect, test } from 'vitest'
import { endedByAccepting, judgeOffer, type BookContract } from './contract-book.ts'
import { NO_TIER } from '../../testing/make-tiers.ts'

/** A line of four, each below the one before. */
const LINE = ['top', 'middle', 'low', 'last']
const isBelow = (member: string, above: string): boolean => LINE.indexOf(member) > LINE.indexOf(above)

const contract = (upline: string, percent: number, more: Partial<BookContract> = {}): BookContract => ({
  id: `${upline}-${percent}`,
  kind: 'dividend',
  period: 'monthly',
  upline,
  downline: LINE[LINE.indexOf(upline) + 1] ?? '',
  state: 'accepted',
  tiers: [{ ...NO_TIER, rate: BigInt(percent) * 10_000n }],
  ...more,
})

describe('an offer', () => {
  test('waits for the one before to be answered', () => {
    const open = contract('middle', 3, { state: 'offered' })
    expect(judgeOffer(contract('middle', 2), [open], isBelow)).toBe('offer-open')
    expect(judgeOffer(contract('middle', 2), [{ ...open, state: 'declined' }], isBelow)).toBeNull()
    expect(judgeOffer(contract('middle', 2), [{ ...open, kind: 'daily-salary' }], isBelow)).toBeNull()
    expect(judgeOffer(contract('top', 2), [open], isBelow)).toBeNull()
  })

  test('pays no more than anybody above gets', () => {
    const own = contract('top', 5)
    expect(judgeOffer(contract('middle', 6), [own], isBelow)).toBe('rate-above-own')
    expect(judgeOffer(contract('middle', 5), [own], isBelow)).toBeNull()
    expect(judgeOffer(contract('low', 6), [own], isBelow)).toBe('rate-above-own')
    expect(judgeOffer(contract('middle', 6), [{ ...own, state: 'offered' }], isBelow)).toBeNull()
  })
})

describe('accepting', () => {
  const ends = (offer: BookContract, book: readonly BookContract[]) =>
    endedByAccepting(offer, book, isBelow).map(({ contract: { id }, reason }) => [id, reason])

  test('replaces what was agreed on between the two', () => {
    expect(ends(contract('top', 6), [contract('top', 5)])).toEqual([['top-5', 'replaced']])
  })

  test('ends what pays more further down, also what nobody has answered, and nothing else', () => {
    const book = [
      contract('middle', 4),
      contract('low', 5, { state: 'offered' }),
      contract('low', 6, { state: 'declined' }),
      contract('low', 7, { kind: 'daily-salary' }),
      contract('low', 3),
    ]
    expect(ends(contract('top', 3), book)).toEqual([
      ['middle-4', 'higher-rate'],
      ['low-5', 'higher-rate'],
    ])
    expect(ends(contract('low', 2), [contract('top', 9), contract('middle', 9)])).toEqual([])
  })
})
