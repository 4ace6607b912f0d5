import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { REWARD_STATES } from './reward-state.ts'
import { NO_TERMS } from '../../testing/no-terms.ts'
import { SLIDE_KINDS, slidesOf, SOURCE_OF, type OfferRecord, type SlideKind, type SlideSources } from './slides.ts'

interface Offer extends OfferRecord {
  readonly id: string
}
type Sources = SlideSources<Offer, string, string, string, string>

const offer = (id: string, said: Partial<Offer> = {}): Offer => ({
  id,
  due: null,
  state: 'join',
  audience: null,
  terms: { ...NO_TERMS, amount: 500n },
  ...said,
})
const prizes = { ...NO_TERMS, prizes: { count: 50, largest: 50_000n } }
const ALL: Sources = {
  promotions: [
    offer('reload'),
    offer('hello', { audience: 'newcomers' }),
    offer('race', { terms: prizes }),
    offer('cashback', { state: 'claim' }),
  ],
  jackpot: 'pot',
  draw: 'six',
  table: 'baccarat',
  match: 'final',
}
const shown = (wanted: readonly SlideKind[], sources: Sources) =>
  slidesOf<Offer, string, string, string, string>(wanted, sources)
const named = (slides: ReturnType<typeof shown>): string[] | undefined =>
  slides?.map((slide) =>
    'promotion' in slide
      ? slide.promotion.id
      : slide.kind === 'draw'
        ? slide.draw
        : slide.kind === 'table'
          ? slide.table
          : slide.kind === 'match'
            ? slide.match
            : slide.jackpot,
  )

test('each kind sells one thing, in the order that the brand wants', () => {
  expect(named(shown(SLIDE_KINDS, ALL))).toEqual(['hello', 'cashback', 'race', 'pot', 'six', 'baccarat', 'final'])
  expect(named(shown(['table', 'welcome'], ALL))).toEqual(['baccarat', 'hello'])
  expect(shown([], ALL)).toEqual([])
})

test('the welcome is for newcomers who can still join, and no other slide is', () => {
  const promotions = [
    offer('hello', { audience: 'newcomers', state: 'joined' }),
    offer('later', { audience: 'unknown' }),
  ]
  expect(shown(['welcome', 'offer'], { ...ALL, promotions })).toEqual([])
})

test('what has no number, is over or has not begun is no slide', () => {
  const promotions = [
    offer('silent', { terms: NO_TERMS }),
    offer('over', { state: 'close' }),
    offer('soon', { state: 'coming-soon' }),
    offer('odd', { state: null }),
    offer('good'),
  ]
  expect(named(shown(['offer'], { ...ALL, promotions }))).toEqual(['good'])
})

test('nothing stands before what comes first is certain, and the others wait for each other', () => {
  expect(shown(['jackpot', 'draw'], { ...ALL, jackpot: undefined }), 'nobody knows yet').toBeNull()
  expect(shown(['jackpot'], { ...ALL, jackpot: null })).toEqual([])
  expect(named(shown(['jackpot', 'draw', 'table'], { ...ALL, jackpot: null, table: undefined }))).toEqual(['six'])
  expect(named(shown(['jackpot', 'draw', 'table'], { ...ALL, jackpot: null }))).toEqual(['six', 'baccarat'])
})

test('as more is known, slides are put behind those that stand and never before them (property)', () => {
  const offers = fc.array(
    fc.record({
      id: fc.string(),
      due: fc.constant(null),
      state: fc.constantFrom(...REWARD_STATES, null),
      audience: fc.constantFrom('newcomers' as const, 'unknown' as const, null),
      terms: fc.constantFrom(NO_TERMS, prizes, { ...NO_TERMS, amount: 1n }),
    }),
  )
  const thing = fc.constantFrom('one', null)
  const known = fc.record({
    promotions: fc.oneof(offers, fc.constant(null)),
    jackpot: thing,
    draw: thing,
    table: thing,
    match: thing,
  })
  const sources = ['promotions', 'jackpot', 'draw', 'table', 'match'] as const
  fc.assert(
    fc.property(known, fc.shuffledSubarray([...SLIDE_KINDS]), fc.subarray([...sources]), (all, wanted, unknown) => {
      const before = shown(wanted, { ...all, ...Object.fromEntries(unknown.map((name) => [name, undefined])) })
      const after = shown(wanted, all)
      expect(after, 'all is known').not.toBeNull()
      if (before) expect(after?.slice(0, before.length)).toEqual(before)
      for (const { kind } of after ?? []) expect(all[SOURCE_OF[kind]]).not.toBeNull()
    }),
  )
})
