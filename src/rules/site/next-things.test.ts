/** What a member could do next, over members that no one would think of. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MEMBER_PAGES } from '../account/member-pages.ts'
import {
  MOST_THINGS,
  nextThings,
  type Claimable,
  type NextThing,
  type OpenMission,
  type Standing,
} from './next-things.ts'

type Round = { readonly key: string; readonly startedAt: number }
type Game = { readonly key: string }
type Member = Standing<Round, OpenMission, Game>
type Thing = NextThing<Round, OpenMission, Game>

const NOW = 1_000_000
const time = fc.integer({ min: 0, max: 2 * NOW })
const ends = fc.option(time)
const amount = fc.bigInt({ min: -5n, max: 10n ** 12n })
const word = fc.string({ minLength: 1, maxLength: 4 })
const claim: fc.Arbitrary<Claimable> = fc.record({
  of: fc.constantFrom('reward', 'mission', 'cashback', 'sign-in'),
  what: fc.option(word),
  title: word,
  amount: fc.option(amount),
  ends,
})
const member: fc.Arbitrary<Member> = fc.record({
  isTrial: fc.boolean(),
  hasCashback: fc.boolean(),
  hasContracts: fc.boolean(),
  pages: fc.option(fc.subarray([...MEMBER_PAGES]), { nil: undefined }),
  now: fc.constant(NOW),
  rounds: fc.option(
    fc.uniqueArray(fc.record({ key: word, startedAt: time }), { selector: (it) => it.key, maxLength: 4 }),
    {
      nil: undefined,
    },
  ),
  claims: fc.uniqueArray(claim, { selector: ({ of, what }) => `${of} ${what}`, maxLength: 6 }),
  missions: fc.option(
    fc.uniqueArray(fc.record({ id: word, progress: amount, goal: fc.bigInt({ min: 0n, max: 10n ** 12n }), ends }), {
      selector: (it) => it.id,
      maxLength: 4,
    }),
    { nil: undefined },
  ),
  played: fc.option(fc.option(fc.record({ key: word })), { nil: undefined }),
  balance: fc.option(amount, { nil: undefined }),
  leastStake: fc.bigInt({ min: 0n, max: 10n ** 12n }),
  requests: fc.option(fc.nat(3), { nil: undefined }),
  unread: fc.option(fc.nat(3), { nil: undefined }),
})

const none: ReadonlySet<string> = new Set()
const keysOf = (things: readonly Thing[]): string[] => things.map(({ key }) => key)
const holds = (judge: (standing: Member) => void): void => fc.assert(fc.property(member, judge), { numRuns: 1000 })

test('there are never more than three, and no two are the same', () => {
  holds((standing) => {
    const keys = keysOf(nextThings(standing, none))
    expect(keys.length).toBeLessThanOrEqual(MOST_THINGS)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

test('none is impossible', () => {
  holds((standing) => {
    const { pages, balance, leastStake, hasCashback, hasContracts, isTrial } = standing
    const pays = balance === undefined || (balance > 0n && balance >= leastStake)
    const opens = (page: string): boolean => pages?.includes(page) ?? true
    for (const thing of nextThings(standing, none)) {
      expect(isTrial).toBe(false)
      switch (thing.kind) {
        case 'round':
          break
        case 'play':
          expect(standing.rounds ?? []).toEqual([])
          expect(pays).toBe(true)
          break
        case 'claim':
          expect(thing.claim.ends ?? Infinity).toBeGreaterThan(NOW)
          expect(thing.claim.amount ?? 1n).toBeGreaterThan(0n)
          if (thing.claim.of === 'cashback') expect(hasCashback && opens('manualRebate')).toBe(true)
          if (thing.claim.of === 'mission') expect(opens('missionLeaderboard')).toBe(true)
          if (thing.claim.of === 'reward' || thing.claim.of === 'sign-in') expect(opens('rewardCenter')).toBe(true)
          break
        case 'mission':
          expect(thing.mission.progress).toBeLessThan(thing.mission.goal)
          expect(thing.mission.ends ?? Infinity).toBeGreaterThan(NOW)
          expect(opens('missionLeaderboard')).toBe(true)
          expect(pays).toBe(true)
          break
        case 'deposit':
          expect(pays).toBe(false)
          expect(thing.isEmpty).toBe((balance ?? 1n) <= 0n)
          expect(opens('depositv2')).toBe(true)
          break
        case 'contracts':
          expect(thing.count > 0 && hasContracts).toBe(true)
          break
        case 'messages':
          expect(thing.count > 0 && opens('messageV2')).toBe(true)
          break
        case 'errands':
          expect(thing.contracts > 0 && hasContracts).toBe(true)
          expect(thing.messages > 0 && opens('messageV2')).toBe(true)
      }
    }
  })
})

test('the same member is told the same, in whatever order the answers list it', () => {
  holds((standing) => {
    const turned: Member = {
      ...standing,
      rounds: standing.rounds?.toReversed(),
      claims: standing.claims.toReversed(),
      missions: standing.missions?.toReversed(),
    }
    expect(keysOf(nextThings(turned, none))).toEqual(keysOf(nextThings(standing, none)))
  })
})

test('a deposit, and a game to go on with, stand before all but the open round', () => {
  holds((standing) => {
    const kinds = nextThings(standing, none).map(({ kind }) => kind)
    const at = kinds.findIndex((kind) => kind === 'deposit' || kind === 'play')
    if (at >= 0) expect(kinds.slice(0, at)).toEqual(standing.rounds?.length ? ['round'] : [])
  })
})

test('what was put aside does not come, and what else there is comes in its order', () => {
  fc.assert(
    fc.property(member, fc.nat(2), (standing, at) => {
      const before = keysOf(nextThings(standing, none))
      const put = before[at]
      if (put === undefined) return
      const after = keysOf(nextThings(standing, new Set([put])))
      expect(after).not.toContain(put)
      const kept = before.filter((key) => key !== put)
      // One of its own kind may take its place; what stays, stays in order.
      expect(after.filter((key) => kept.includes(key))).toEqual(kept.filter((key) => after.includes(key)))
      expect(after.length).toBeGreaterThanOrEqual(kept.length)
    }),
    { numRuns: 1000 },
  )
})

test('what waits for an answer takes one place, however much it is', () => {
  holds((standing) => {
    const kinds = nextThings(standing, none).map(({ kind }) => kind)
    expect(
      kinds.filter((kind) => kind === 'contracts' || kind === 'messages' || kind === 'errands').length,
    ).toBeLessThan(2)
  })
})

test('a source that is not known leaves out nothing but its own', () => {
  const whole = sample({})
  const without = ['rounds', 'missions', 'played', 'balance', 'requests', 'unread', 'pages'] as const
  for (const name of without) {
    const { [name]: _, ...rest } = whole
    const kinds = nextThings({ ...rest, [name]: undefined } as Member, none).map(({ kind }) => kind)
    const left = name === 'rounds' ? ['play', ...ORDER] : ORDER
    const alone = name === 'requests' ? 'messages' : 'contracts'
    const folded = left.map((kind) => (kind === 'errands' && OF[name] === 'errands' ? alone : kind))
    expect(kinds, name).toEqual(folded.filter((kind) => kind !== OF[name]).slice(0, MOST_THINGS))
  }
})

/** Of whoever has a round open, and so no other game to go on with. */
const ORDER = ['round', 'claim', 'mission', 'errands']
const OF: Readonly<Record<string, string>> = {
  rounds: 'round',
  missions: 'mission',
  requests: 'errands',
  unread: 'errands',
}

/** A member who has something of everything, and can pay for it. */
function sample(own: Partial<Member>): Member {
  return {
    isTrial: false,
    hasCashback: true,
    hasContracts: true,
    pages: [...MEMBER_PAGES],
    now: NOW,
    rounds: [
      { key: 'old', startedAt: 1 },
      { key: 'new', startedAt: 2 },
    ],
    claims: [{ of: 'cashback', what: null, title: '', amount: 800n, ends: null }],
    missions: [{ id: 'm', progress: 1n, goal: 5n, ends: null }],
    played: { key: 'kraken' },
    balance: 100n,
    leastStake: 20n,
    requests: 1,
    unread: 2,
    ...own,
  }
}
const told = (own: Partial<Member>, dismissed = none): string[] => keysOf(nextThings(sample(own), dismissed))

describe('the order', () => {
  test('is: the open round, what waits to be claimed, the mission, what waits for an answer', () => {
    expect(told({})).toEqual(['round new', 'claim cashback ', 'mission m'])
    expect(told({ rounds: [], claims: [] })).toEqual(['play kraken', 'mission m', 'errands'])
    expect(told({ rounds: [], claims: [], missions: [], played: null })).toEqual(['errands'])
  })

  test('has the game that was played last where no round is open', () => {
    expect(told({ rounds: [] })).toEqual(['play kraken', 'claim cashback ', 'mission m'])
    expect(told({ rounds: [] }, new Set(['play kraken']))).toEqual(['claim cashback ', 'mission m', 'errands'])
  })

  test('with a wallet that pays for no round begins with a deposit', () => {
    expect(told({ balance: 0n })).toEqual(['round new', 'deposit', 'claim cashback '])
    expect(told({ balance: 19n, rounds: [] })).toEqual(['deposit', 'claim cashback ', 'errands'])
    expect(told({ balance: 20n, rounds: [] })[0]).toBe('play kraken')
    expect(told({ balance: 0n, rounds: [], claims: [] })).toEqual(['deposit', 'errands'])
    expect(told({ balance: 0n, rounds: [], claims: [], pages: ['messageV2'] })).toEqual(['errands'])
  })

  test('of several claims begins with the one that lapses next, then with the largest', () => {
    const one = (what: string, amountOf: bigint | null, until: number | null): Claimable => ({
      of: 'reward',
      what,
      title: what,
      amount: amountOf,
      ends: until,
    })
    const claims = [one('small', 1n, null), one('large', 9n, null), one('soon', 1n, NOW + 1), one('over', 9n, NOW)]
    const alone = { rounds: [], played: null, missions: [], requests: 0, unread: 0 }
    expect(told({ ...alone, claims })).toEqual(['claim reward soon', 'claim reward large', 'claim reward small'])
    expect(told({ claims }, new Set(['claim reward soon']))).toContain('claim reward large')
  })

  test('of several missions begins with the one that ends next, then with the one that is furthest', () => {
    const missions = [
      { id: 'a', progress: 1n, goal: 10n, ends: null },
      { id: 'b', progress: 2n, goal: 4n, ends: null },
      { id: 'c', progress: 0n, goal: 4n, ends: NOW + 5 },
    ]
    const alone = { missions, rounds: [], claims: [], played: null }
    expect(told(alone)[0]).toBe('mission c')
    expect(told(alone, new Set(['mission c']))[0]).toBe('mission b')
  })
})
