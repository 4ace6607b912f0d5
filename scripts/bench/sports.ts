/**
 * Ten thousand fixtures whose prices change a hundred times a second: what the store takes of each frame, and whether it grows.
 * The pure part, without a browser: views are measured beside a static list, on a slowed phone.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import * as v from 'valibot'
import { inMinorUnits } from '../../src/api/minor-units.ts'
import { listFixtures } from '../../src/api/sports/fixtures.ts'
import type { Fixture, Market } from '../../src/rules/sports/fixture.ts'
import { createPriceStore, type PriceStore } from '../../src/rules/sports/price-store.ts'
import { isSamePrice, type Price } from '../../src/rules/sports/price.ts'
import { viewOf } from '../sandbox/sports/view.ts'
import { DAY_MS, DAYS_AHEAD, fixturesBetween } from '../sandbox/sports/calendar.ts'
import { writeFixture } from '../sandbox/sports/write-fixture.ts'
import { openStore } from '../sandbox/store/store.ts'
import type { Figure } from './figure.ts'

const CHANGES_A_SECOND = 100
const FRAMES_A_SECOND = 60
/** Ten minutes. */
const SECONDS = 600
/** As many fixtures as a screen shows and the slip holds: their prices have readers. */
const READ = 60
/** A quarter of a frame's time on a phone that is four times slower. */
const FRAME_AIM_MS = 1000 / FRAMES_A_SECOND / 4 / 4
const HEAP_AIM_MB = 2
const MB = 1024 * 1024

/** Figures: what a frame costs at the 98th percentile and at the most, how often readers are told, and how the heap grows. */
export function benchSports(): Figure[] {
  const fixtures = makeFixtures()
  const [still, moving] = [run(fixtures, 0), run(fixtures, CHANGES_A_SECOND)]
  return [
    {
      name: `${fixtures.length} fixtures, ${CHANGES_A_SECOND} changes a second, a frame of the store`,
      measured: `${moving.p98.toFixed(3)} ms`,
      aim: `${FRAME_AIM_MS.toFixed(1)} ms at p98`,
      reference: `at the most ${moving.most.toFixed(2)} ms; where nothing changes ${still.p98.toFixed(3)} ms`,
      met: moving.p98 <= FRAME_AIM_MS,
    },
    {
      name: 'readers told of a change',
      measured: `${moving.told} times`,
      aim: 'each change of what is read, once',
      reference: `${moving.expected} changes of the ${READ} fixtures that are read; ${SECONDS * CHANGES_A_SECOND} of all`,
      met: moving.told === moving.expected,
    },
    {
      name: 'heap after ten minutes of changes',
      measured: `${moving.grown >= 0 ? '+' : '−'}${Math.abs(moving.grown / MB).toFixed(2)} MB`,
      aim: `${HEAP_AIM_MB} MB at the most`,
      reference: `of ${(moving.heap / MB).toFixed(0)} MB; where nothing changes ${(still.grown / MB).toFixed(2)} MB`,
      met: moving.grown <= HEAP_AIM_MB * MB,
    },
  ]
}

/** The fixtures of the sandbox's week, as the page reads them. */
function makeFixtures(): readonly Fixture[] {
  const store = openStore(':memory:')
  const now = Date.UTC(2026, 5, 1, 15)
  const merchant = {
    id: 'bench',
    name: 'Bench',
    merchantCode: 'bench',
    domains: [],
    languages: [],
    currencyDigits: 2,
    site: 'member',
  } as const
  const all = fixturesBetween(1, now, now + DAYS_AHEAD * DAY_MS).slice(0, 10_000)
  const list = all.map((fixture) =>
    writeFixture(viewOf({ store, now: () => now }, fixture), { language: 'en', merchant }),
  )
  const reply = v.parse(listFixtures.reply, { now, total: list.length, list })
  store.db.close()
  return inMinorUnits(listFixtures, reply, 2).list
}

const collect = (): number => {
  setFlagsFromString('--expose-gc')
  // What the flag adds; V8 names it so.
  const gc = runInNewContext('gc') as () => void
  gc()
  gc()
  return process.memoryUsage().heapUsed
}

function run(fixtures: readonly Fixture[], changes: number) {
  let frame: (() => void) | null = null
  let now = 1_000_000
  const schedule = (work: () => void): void => {
    frame = work
  }
  const store = createPriceStore({ schedule, now: () => now })
  store.take(fixtures, now)
  const told = { count: 0 }
  for (const fixture of fixtures.slice(0, READ)) readAll(store, fixture, told)
  const times: number[] = []
  let [expected, made, due] = [0, 0, 0]
  // What engines keep of code that has become hot is there before.
  for (let warm = 0; warm < fixtures.length; warm += 1) change(warm)
  runFrame()
  told.count = 0
  expected = 0
  times.length = 0
  const before = collect()
  for (let at = 0; at < SECONDS * FRAMES_A_SECOND; at += 1) {
    now += 1000 / FRAMES_A_SECOND
    for (due += changes / FRAMES_A_SECOND; due >= 1; due -= 1) change((made += 1))
    if (at % (3 * FRAMES_A_SECOND) === 0)
      store.confirm(
        fixtures.slice(0, READ).map(({ id, markets }) => [id, markets.map((market) => market.id)] as const),
        now,
      )
    runFrame()
  }
  // The times themselves are no part of the store.
  const sorted = times.toSorted((a, b) => a - b)
  times.length = 0
  const heap = collect()
  return {
    p98: sorted[Math.floor(sorted.length * 0.98)] ?? 0,
    most: sorted.at(-1) ?? 0,
    told: told.count,
    expected,
    heap,
    grown: heap - before - sorted.length * 8,
  }

  function runFrame(): void {
    const began = performance.now()
    frame?.()
    frame = null
    times.push(performance.now() - began)
  }

  /** One price of a fixture moves; every tenth of them is one that is read. */
  function change(number: number): void {
    const place = number % 10 === 0 ? (number / 10) % READ : number % fixtures.length
    const held = store.fixture(fixtures[place]?.id ?? '')
    const [market] = held?.markets ?? []
    if (!held || !market) return
    const next = moved(market, number)
    const [old, fresh] = [market.outcomes[0]?.price, next.outcomes[0]?.price]
    if (place < READ && old && fresh && !isSamePrice(old, fresh)) expected += 1
    store.hear({ fixture: held.id, version: held.version + 1, heardAt: now, markets: [next] })
  }
}

function readAll(store: PriceStore, { markets }: Fixture, told: { count: number }): void {
  for (const { outcomes } of markets)
    for (const { id } of outcomes) {
      store.outcome(id)
      store.subscribeOutcome(id, () => {
        told.count += 1
        store.outcome(id)
      })
    }
}

/** Another price of its first outcome, never the same as the last one. */
function moved(market: Market, number: number): Market {
  const price = (units: number): Price => ({ units, scale: 2 })
  const outcomes = market.outcomes.map((outcome, at) =>
    at === 0 ? { ...outcome, price: price(201 + ((number * 7) % 797)) } : outcome,
  )
  return { ...market, outcomes }
}
