/**
 * What is known of fixtures and their prices just now, outside React: thousands of them change while a handful is on the screen.
 * What comes is gathered and written once a frame, and each outcome and each fixture tells its own readers alone
 * (`useSyncExternalStore`). An older word never takes the place of a newer one. How old a price is goes by its market: a list
 * tells of the main ones alone, and says nothing of the others.
 */
import { moveOf, type Fixture, type PriceMove } from './fixture.ts'
import { noteAbsent, withAnswer, withNews, type FixtureNews, type Known } from './known-fixture.ts'
import type { Price } from './price.ts'
import { findOutcome, isAlike, isOver, pauseOf, stateOf, type ShownOutcome } from './shown-outcome.ts'
import { isStale, type Quote } from './slip-check.ts'

/** What somebody waits to hear of, and at which price it was agreed to. */
export interface Awaited {
  readonly fixture: string
  readonly market: string
  readonly outcome: string
  readonly agreed: Price
}

export interface PriceStoreOptions {
  /** Calls back before the next frame is drawn; at once where nothing is drawn. */
  readonly schedule: (work: () => void) => void
  readonly now: () => number
  /** How many fixtures are kept at the most; those that were heard of last, and all that somebody reads. */
  readonly most?: number
}

const MOST_KEPT = 12_000

export type PriceStore = ReturnType<typeof createPriceStore>

export function createPriceStore({ schedule, now, most = MOST_KEPT }: PriceStoreOptions) {
  const known = new Map<string, Known>()
  /** The fixture of each outcome. */
  const owners = new Map<string, string>()
  const moves = new Map<string, PriceMove>()
  const awaited = new Map<string, Awaited>()
  /** Fixtures that were asked for by id, and that nobody knows. */
  const missing = new Set<string>()
  /** What readers were given last, by outcome. */
  const shown = new Map<string, ShownOutcome>()
  const readers = new Map<string, Set<() => void>>()
  let pending: FixtureNews[] = []
  let isScheduled = false

  const tell = (key: string): void => readers.get(key)?.forEach((reader) => reader())

  function subscribe(key: string, reader: () => void): () => void {
    const held = readers.get(key) ?? new Set()
    readers.set(key, held.add(reader))
    return () => {
      held.delete(reader)
      if (held.size > 0 || readers.get(key) !== held) return
      readers.delete(key)
      // What nobody reads is worked out anew when it is asked for; what is gone for good is forgotten.
      shown.delete(key)
      const owner = known.get(owners.get(key) ?? '')
      if (!owner || !findOutcome(owner.fixture, key)) owners.delete(key)
    }
  }

  /** Works out anew what is shown of an outcome, and tells its readers where that is something else. */
  function refresh(id: string): void {
    const before = shown.get(id)
    // Nobody has asked.
    if (!before) return
    const after = lookUp(id)
    if (after && isAlike(before, after)) return
    if (after) shown.set(id, after)
    else shown.delete(id)
    tell(id)
  }

  function lookUp(id: string): ShownOutcome | undefined {
    const held = known.get(owners.get(id) ?? '')
    const found = held && findOutcome(held.fixture, id)
    if (!held || !found) return lookUpLost(id)
    const { market, outcome } = found
    return {
      price: outcome.price,
      boost: outcome.boost,
      state: stateOf(held.fixture, market),
      paused: pauseOf(held.fixture, market),
      move: moves.get(id) ?? null,
      isStale: isStale(held.words.get(market.id)?.heardAt ?? 0, now()),
    }
  }

  /** What is gone keeps the last that was known of it; of what was never held, as after a reload, its fixture tells. */
  function lookUpLost(id: string): ShownOutcome | undefined {
    const pick = awaited.get(id)
    const held = known.get(owners.get(id) ?? pick?.fixture ?? '')
    const last = shown.get(id)
    const state = held && isOver(held.fixture) ? 'finished' : 'removed'
    if (last) return { ...last, state, paused: null, move: null }
    if (!pick) return undefined
    const isLost = held ? state === 'finished' || held.words.has(pick.market) : missing.has(pick.fixture)
    return isLost ? { price: pick.agreed, boost: null, state, paused: null, move: null, isStale: false } : undefined
  }

  /** Tells who waits for an outcome that there will be none. */
  function lookForLost(): void {
    for (const id of awaited.keys()) {
      if (shown.has(id)) continue
      const lost = lookUp(id)
      if (!lost) continue
      shown.set(id, lost)
      tell(id)
    }
  }

  function index(before: Fixture | undefined, after: Fixture): void {
    const kept = new Set(after.markets.flatMap(({ outcomes }) => outcomes.map(({ id }) => id)))
    for (const market of before?.markets ?? [])
      for (const { id } of market.outcomes)
        if (!kept.has(id)) {
          moves.delete(id)
          if (!shown.has(id)) owners.delete(id)
        }
    for (const id of kept) owners.set(id, after.id)
  }

  function noteMoves(before: Fixture, after: Fixture): void {
    const prices = new Map(
      before.markets.flatMap(({ outcomes }) => outcomes.map(({ id, price }) => [id, price] as const)),
    )
    for (const { outcomes } of after.markets)
      for (const { id, price } of outcomes) {
        const old = prices.get(id)
        const move = old && old !== price ? moveOf(old, price, now()) : null
        if (move) moves.set(id, move)
      }
  }

  function put(entry: Known): void {
    const before = known.get(entry.fixture.id)?.fixture
    // The one that was heard of last stands last.
    known.delete(entry.fixture.id)
    known.set(entry.fixture.id, entry)
    if (before === entry.fixture) return
    index(before, entry.fixture)
    if (before) noteMoves(before, entry.fixture)
  }

  /** Writes one piece of news. @returns the outcomes that it may have changed */
  function apply(news: FixtureNews): readonly string[] {
    const held = known.get(news.fixture)
    // How it stands without who plays is of no use.
    if (!held) return []
    const { entry, touched } = withNews(held, news)
    put(entry)
    return touched
  }

  function flush(): void {
    isScheduled = false
    const batch = pending
    pending = []
    const outcomes = new Set<string>()
    const fixtures = new Map<string, Fixture | undefined>()
    for (const news of batch) {
      if (!fixtures.has(news.fixture)) fixtures.set(news.fixture, known.get(news.fixture)?.fixture)
      for (const id of apply(news)) outcomes.add(id)
    }
    for (const id of outcomes) refresh(id)
    lookForLost()
    for (const [id, before] of fixtures) if (known.get(id)?.fixture !== before) tell(id)
  }

  /** Lets go of what was heard of longest ago and nobody reads. */
  function prune(): void {
    for (const [id, { fixture }] of known) {
      if (known.size <= most) return
      const outcomes = fixture.markets.flatMap((market) => market.outcomes.map((outcome) => outcome.id))
      if (readers.has(id) || outcomes.some((outcome) => readers.has(outcome))) continue
      known.delete(id)
      for (const outcome of outcomes) {
        owners.delete(outcome)
        moves.delete(outcome)
        shown.delete(outcome)
      }
    }
  }

  return {
    /**
     * Takes fixtures from an answer: at once, since a view that has them shows them now.
     * @param isWhole whether all of their markets are there; otherwise the others stay as they were
     */
    take(fixtures: readonly Fixture[], heardAt: number, isWhole = false): void {
      for (const fixture of fixtures) {
        const held = known.get(fixture.id)
        const entry = withAnswer(held, fixture, heardAt, isWhole)
        if (isWhole)
          for (const { fixture: id, market } of awaited.values())
            if (id === fixture.id) noteAbsent(entry, market, fixture.version, heardAt)
        missing.delete(fixture.id)
        put(entry)
        for (const market of [...(held?.fixture.markets ?? []), ...entry.fixture.markets])
          for (const { id } of market.outcomes) refresh(id)
        tell(fixture.id)
      }
      lookForLost()
      if (known.size > most) prune()
    },

    /** Fixtures that were asked for by their ids and did not come: nothing of them is offered. */
    miss(fixtures: Iterable<string>): void {
      for (const id of fixtures) if (!known.has(id)) missing.add(id)
      lookForLost()
    },

    /** Has an outcome judged by its fixture as long as it was never heard of itself. */
    expect(pick: Awaited): void {
      awaited.set(pick.outcome, pick)
      lookForLost()
    },

    /** Takes what a stream or a poll has told; written before the next frame. */
    hear(news: FixtureNews): void {
      pending.push(news)
      if (isScheduled) return
      isScheduled = true
      schedule(flush)
    },

    /** All of these still hold: nothing is told of what has not changed. @param covered of each fixture which markets */
    confirm(covered: Iterable<readonly [fixture: string, markets: Iterable<string>]>, heardAt: number): void {
      // What waits to be written was heard before it: an older price must not count as confirmed.
      flush()
      for (const [id, markets] of covered) {
        const held = known.get(id)
        if (!held) continue
        const stale = new Set<string>()
        for (const market of markets) {
          const word = held.words.get(market)
          if (!word || word.isGone || word.heardAt >= heardAt) continue
          if (isStale(word.heardAt, now())) stale.add(market)
          held.words.set(market, { ...word, heardAt })
        }
        if (stale.size === 0) continue
        for (const market of held.fixture.markets)
          if (stale.has(market.id)) for (const outcome of market.outcomes) refresh(outcome.id)
      }
    },

    /** Marks what has become too old; to be called every second or so while somebody looks. */
    tick(): void {
      for (const [id, { isStale: isMarked }] of shown) if (!isMarked) refresh(id)
    },

    fixture: (id: string): Fixture | undefined => known.get(id)?.fixture,
    subscribeFixture: (id: string, reader: () => void): (() => void) => subscribe(id, reader),

    /** `undefined` for one that was never heard of. */
    outcome(id: string): ShownOutcome | undefined {
      const held = shown.get(id)
      if (held) return held
      const fresh = lookUp(id)
      if (fresh) shown.set(id, fresh)
      return fresh
    },
    subscribeOutcome: (id: string, reader: () => void): (() => void) => subscribe(id, reader),

    /** An outcome for the check of a slip. */
    quote(id: string): Quote | undefined {
      const outcome = this.outcome(id)
      const held = known.get(owners.get(id) ?? '')
      const market = held && findOutcome(held.fixture, id)?.market.id
      return (
        outcome && {
          price: outcome.price,
          state: outcome.state,
          heardAt: held?.words.get(market ?? '')?.heardAt ?? 0,
          mostStake: outcome.boost?.mostStake ?? null,
        }
      )
    },

    /** How many are kept. */
    size: (): number => known.size,
  }
}
