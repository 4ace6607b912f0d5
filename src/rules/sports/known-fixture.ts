/** What is known of one fixture, each of its markets by the last word about it, and what an answer or a stream makes of that. */
import type { Fixture, Market } from './fixture.ts'
import { mergeMarkets } from './shown-outcome.ts'

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

export interface Known {
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

const outcomesOf = (markets: readonly Market[]): string[] =>
  markets.flatMap(({ outcomes }) => outcomes.map(({ id }) => id))

/**
 * A fixture once an answer has told of it.
 * @param held what was known of it before
 * @param heardAt when the answer held, by the device's clock
 * @param isWhole whether all of its markets are there; otherwise the others stay as they were
 */
export function withAnswer(held: Known | undefined, fixture: Fixture, heardAt: number, isWhole: boolean): Known {
  const { version } = fixture
  const markets = held ? marketsWith(held, fixture, isWhole) : fixture.markets
  const isLater = !held || version >= held.fixture.version
  const said = held && !isLater ? { ...held.fixture, markets } : { ...fixture, markets }
  const entry: Known = {
    fixture: { ...said, version: Math.max(version, held?.fixture.version ?? 0) },
    standingVersion: isLater ? version : held.standingVersion,
    words: held?.words ?? new Map(),
  }
  for (const { id } of fixture.markets) if (isNews(entry, id, version)) note(entry, id, { version, heardAt })
  return entry
}

/** Notes that an answer that told of all markets did not tell of this one. */
export function noteAbsent(entry: Known, market: string, version: number, heardAt: number): void {
  if (isNews(entry, market, version) && !entry.fixture.markets.some(({ id }) => id === market))
    note(entry, market, { version, heardAt, isGone: true })
}

/** A fixture once a stream or a poll has told of it. @returns with it the outcomes that may have changed */
export function withNews(
  held: Known,
  { version, heardAt, standing, markets = [], gone = [] }: FixtureNews,
): { readonly entry: Known; readonly touched: readonly string[] } {
  const tellsStanding = standing !== undefined && version >= held.standingVersion
  const fresh = markets.filter(({ id }) => isNews(held, id, version))
  const lost = gone.filter((id) => isNews(held, id, version))
  const before = held.fixture
  const changed = mergeMarkets(before.markets, fresh, lost)
  for (const { id } of fresh) note(held, id, { version, heardAt })
  for (const id of lost) note(held, id, { version, heardAt, isGone: true })
  const fixture =
    tellsStanding || changed !== before.markets
      ? {
          ...before,
          ...(tellsStanding && standing),
          markets: changed,
          version: Math.max(before.version, version),
        }
      : before
  const touched = [...fresh, ...before.markets.filter(({ id }) => lost.includes(id))]
  // Where it comes to its end or is interrupted, all of it is another.
  const all = tellsStanding && before.state !== fixture.state ? [...before.markets, ...fixture.markets] : touched
  return {
    entry: { fixture, standingVersion: tellsStanding ? version : held.standingVersion, words: held.words },
    touched: outcomesOf(all),
  }
}
