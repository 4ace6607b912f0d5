/**
 * What is known of fixtures and their prices just now, outside React: thousands of them change while a handful is on the screen.
 * What comes is gathered and written once a frame, and each outcome and each fixture tells its own readers alone
 * (`useSyncExternalStore`). An older word never takes the place of a newer one. How old a price is goes by its market: a list
 * tells of the main ones alone, and says nothing of the others.
 */
import { moveOf, type Fixture, type Market, type PriceMove } from './fixture.ts'
import type { Price } from './price.ts'
import { findOutcome, isAlike, isOver, mergeMarkets, stateOf, type ShownOutcome } from './shown-outcome.ts'
import { isStale, type Quote } from './slip-check.ts'

/** What is told of a fixture: how it stands, its markets, or both. */
export interface FixtureNews {
  readonly fixture: string
  readonly version: number
  /** When all that is told of it held, by the device's clock. */
  readonly heardAt: number
  readonly standing?: Partial<Fixture>
  readonly markets?: readonly Market[]
  readonly gone?: readonly string[]
}

/** The last word about a market. */
interface Word {
  readonly version: number
  readonly heardAt: number
  readonly isGone?: boolean
}

interface Known {
  readonly fixture: Fixture
  readonly standingVersion: number
  /** By market, also those that are gone. */
  readonly words: Map<string, Word>
}

/** Whether a market was not told of by a later version. */
const isNews = (held: Known, market: string, version: number): boolean =>
  version >= (held.words.get(market)?.version ?? 0)

function note({ words }: Known, market: string, word: Word): void {
  const heardAt = Math.max(word.heardAt, words.get(market)?.heardAt ?? 0)
  words.set(market, heardAt === word.heardAt ? word : { ...word, heardAt })
}

/** The markets of a fixture once an answer has come. */
function marketsWith(held: Known, { markets, version }: Fixture, isWhole: boolean): readonly Market[] {
  const before = held.fixture.markets
  if (!isWhole)
    return mergeMarkets(
      before,
      markets.filter(({ id }) => isNews(held, id, version)),
      [],
    )
  const newer = before.filter(({ id }) => !isNews(held, id, version))
  const gone = markets.filter(({ id }) => held.words.get(id)?.isGone && !isNews(held, id, version))
  return mergeMarkets(
    markets,
    newer,
    gone.map(({ id }) => id),
  )
}

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
      paused: market.paused,
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
    const { version, heardAt } = news
    const tellsStanding = news.standing !== undefined && version >= held.standingVersion
    const fresh = (news.markets ?? []).filter(({ id }) => isNews(held, id, version))
    const gone = (news.gone ?? []).filter((id) => isNews(held, id, version))
    const before = held.fixture
    const changed = mergeMarkets(before.markets, fresh, gone)
    for (const { id } of fresh) note(held, id, { version, heardAt })
    for (const id of gone) note(held, id, { version, heardAt, isGone: true })
    const fixture =
      tellsStanding || changed !== before.markets
        ? {
            ...before,
            ...(tellsStanding && news.standing),
            markets: changed,
            version: Math.max(before.version, version),
          }
        : before
    put({ fixture, standingVersion: tellsStanding ? version : held.standingVersion, words: held.words })
    const touched = [...fresh, ...before.markets.filter(({ id }) => gone.includes(id))]
    // Where it comes to its end or is interrupted, all of it is another.
    const all = tellsStanding && before.state !== fixture.state ? [...before.markets, ...fixture.markets] : touched
    return all.flatMap(({ outcomes }) => outcomes.map(({ id }) => id))
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
        const { version } = fixture
        const before = held?.fixture.markets ?? []
        const markets = held ? marketsWith(held, fixture, isWhole) : fixture.markets
        const isLater = !held || version >= held.fixture.version
        const said = held && !isLater ? { ...held.fixture, markets } : { ...fixture, markets }
        const entry: Known = {
          fixture: { ...said, version: Math.max(version, held?.fixture.version ?? 0) },
          standingVersion: isLater ? version : held.standingVersion,
          words: held?.words ?? new Map(),
        }
        const word = { version, heardAt }
        for (const { id } of fixture.markets) if (isNews(entry, id, version)) note(entry, id, word)
        if (isWhole)
          for (const { fixture: id, market } of awaited.values())
            if (id === fixture.id && isNews(entry, market, version) && !markets.some((each) => each.id === market))
              note(entry, market, { ...word, isGone: true })
        missing.delete(fixture.id)
        put(entry)
        for (const market of [...before, ...markets]) for (const { id } of market.outcomes) refresh(id)
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
