/** What has become of the fixtures that a page watches. */
import type { WireReplyOf } from '../../../src/api/transport/endpoint.ts'
import type { listSportsUpdates } from '../../../src/api/sports/fixtures.ts'
import type { Services } from '../context.ts'
import { mainOf, marketOf, marketsOf, type OfferedMarket } from './book.ts'
import { viewOf, type View } from './view.ts'
import { fixtureById } from './calendar.ts'
import { writeMarket, writeStanding, type Reader } from './write-fixture.ts'

export type WireUpdate = WireReplyOf<typeof listSportsUpdates>['list'][number]

export interface Watched {
  readonly ids: readonly string[]
  readonly markets?: readonly string[] | undefined
  readonly all?: number | undefined
}

type Asked = Pick<Services, 'store' | 'now' | 'seed'>

/** The fixtures that are watched, and of each which markets. */
export function watchedViews(
  asked: Asked,
  { ids, markets = [], all }: Watched,
): { view: View; markets: OfferedMarket[]; gone: string[] }[] {
  return [...new Set(ids)].flatMap((id) => {
    const fixture = fixtureById(asked.seed, id, asked.now())
    if (!fixture) return []
    const view = viewOf(asked, fixture)
    const listed = marketsOf(view)
    const shown = all === undefined ? mainOf(listed) : listed
    // What a slip holds of it, whether or not it is listed any more.
    const keys = markets.filter((market) => market.startsWith(`${id}/`)).map((market) => market.slice(id.length + 1))
    const held = keys
      .filter((key) => !shown.some((market) => market.key === key))
      .map((key) => ({ key, market: marketOf(view, key) }))
    return [
      {
        view,
        markets: [...shown, ...held.flatMap(({ market }) => market ?? [])],
        gone: held.flatMap(({ key, market }) => (market ? [] : [`${id}/${key}`])),
      },
    ]
  })
}

/** Everything about them as it stands. */
export const updatesOf = (asked: Asked, reader: Reader, watched: Watched): WireUpdate[] =>
  watchedViews(asked, watched).flatMap(({ view, markets, gone }) => [
    standingUpdate(asked, view),
    {
      ...about(asked, view, 'sports.prices'),
      markets: markets.map((market) => writeMarket(view, market, reader)),
      gone,
    },
  ])

const about = ({ now }: Asked, { fixture, at }: View, kind: string) => ({
  kind,
  at: now(),
  fixture: fixture.id,
  version: at,
})

const standingUpdate = (asked: Asked, view: View): WireUpdate => ({
  ...about(asked, view, 'sports.fixture'),
  standing: writeStanding(view, marketsOf(view).length),
})

/**
 * Tells changes to one connection.
 * @returns what has changed since it was last asked
 */
export function createTeller(asked: Asked, reader: Reader, watched: Watched): () => WireUpdate[] {
  /** What was told last, as text: of each fixture how it stands, of each market what it offers. */
  const told = new Map<string, string>()
  const isNew = (key: string, value: unknown): boolean => {
    const text = JSON.stringify(value)
    if (told.get(key) === text) return false
    told.set(key, text)
    return true
  }
  return () =>
    watchedViews(asked, watched).flatMap(({ view, markets, gone }) => {
      const { id } = view.fixture
      const standing = standingUpdate(asked, view)
      const { clock, ...stands } = writeStanding(view, marketsOf(view).length)
      const written = markets.map((market) => writeMarket(view, market, reader))
      const changed = written.filter((market) => isNew(market.id, market))
      const ids = written.map((market) => market.id)
      const lost = [...told.keys()].filter((key) => key.startsWith(`${id}/`) && !ids.includes(key))
      for (const key of lost) told.delete(key)
      const isGone = gone.filter((market) => isNew(`gone ${market}`, true))
      const hasMoved = changed.length + lost.length + isGone.length > 0
      return [
        // A clock that runs says nothing new by itself.
        ...(isNew(id, [stands, clock?.isRunning]) ? [standing] : []),
        ...(hasMoved ? [{ ...about(asked, view, 'sports.prices'), markets: changed, gone: [...lost, ...isGone] }] : []),
      ]
    })
}
