/** How the fixtures of a board's pages stand as blocks, each a few rows of one league. */
import { byLeague, type LeagueGroup } from '../../../rules/sports/fixture-order.ts'
import type { Fixture, League } from '../../../rules/sports/fixture.ts'

export interface Block {
  readonly key: string
  /** The page that it is of, from 0. */
  readonly page: number
  readonly league: League
  readonly sport: string
  readonly live: number
  readonly ids: readonly string[]
  readonly hasHead: boolean
  readonly isEnd: boolean
  readonly isFolded: boolean
}

/** How many rows a block has at the most: those that are near alone exist, so a long league comes in several. */
const MOST_ROWS = 6

/** Leagues in the order of a board, each with the page that it is of, from 0. */
export type Groups = readonly (LeagueGroup<Fixture> & { readonly page: number })[]

/**
 * Keeps fixtures where they were first seen: a list that is asked for anew may rank them otherwise, and no row moves under a
 * reader. New ones come after those that are known. What a first page that is asked for anew ranks behind its end, in a league
 * that goes on there, stays: the second page was asked for before that and lacks it.
 * @param isOver whether one by this id can have left for good
 */
export function createKeptOrder(
  isOver: (id: string) => boolean,
): (lists: readonly (readonly Fixture[])[]) => Fixture[][] {
  const places = new Map<string, number>()
  let firstPage: readonly Fixture[] = []
  return (lists) => {
    const [first = [], ...others] = lists
    const ids = new Set(lists.flat().map(({ id }) => id))
    const last = first.at(-1)
    const lost = firstPage.filter(
      ({ id, league, sport }) => !ids.has(id) && league.id === last?.league.id && sport === last.sport && !isOver(id),
    )
    firstPage = others.length > 0 ? [...first, ...lost] : first
    const known = lists.length > 0 ? [firstPage, ...others] : []
    for (const { id } of known.flat()) if (!places.has(id)) places.set(id, places.size)
    const placeOf = ({ id }: Fixture): number => places.get(id) ?? places.size
    return known.map((list) => list.toSorted((one, other) => placeOf(one) - placeOf(other)))
  }
}

/**
 * The leagues of a board's pages: those with live fixtures first, then by sport and rank.
 * @param lists each a page; no group goes over the end of one, so that none changes when the next has come
 * @param sports their codes in order
 */
export function groupsOf(lists: readonly (readonly Fixture[])[], sports: readonly string[]): Groups {
  const seen = new Set<string>()
  return lists.flatMap((list, page) => {
    // A list that has moved on between two answers names some twice.
    const fresh = list.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    const placeOf = ({ live, sport }: LeagueGroup<Fixture>): number =>
      (live > 0 ? 0 : sports.length) + (sports.includes(sport) ? sports.indexOf(sport) : sports.length)
    return byLeague(fresh)
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((group) => ({ ...group, page }))
  })
}

/** @param without the one that stands elsewhere; `null` for none */
export function blocksOf(groups: Groups, folded: ReadonlySet<string>, without: string | null): Block[] {
  return groups.flatMap(({ page, league, sport, live, fixtures }) => {
    const ids = fixtures.map(({ id }) => id).filter((id) => id !== without)
    const isFolded = folded.has(league.id)
    const count = isFolded ? Math.min(1, ids.length) : Math.ceil(ids.length / MOST_ROWS)
    return Array.from({ length: count }, (_, part): Block => ({
      // Without its place among the others: one that begins before it would have it drawn anew, and its focus lost.
      key: `${page}/${sport}/${league.id}/${part}`,
      page,
      league,
      sport,
      live,
      ids: ids.slice(part * MOST_ROWS, (part + 1) * MOST_ROWS),
      hasHead: part === 0,
      isEnd: part === count - 1,
      isFolded,
    }))
  })
}

/** How many rows blocks have, as they are folded. */
export const countRows = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { ids, isFolded }) => sum + (isFolded ? 0 : ids.length), 0)

export interface PageBlocks {
  readonly page: number
  /** The place of its first block among all, and how many rows stand above that. */
  readonly first: number
  readonly rowsAbove: number
  readonly blocks: readonly Block[]
}

/** Blocks by their pages, in their order. */
export function pagesOf(blocks: readonly Block[]): PageBlocks[] {
  const starts = blocks.flatMap(({ page }, at) => (page === blocks[at - 1]?.page ? [] : at))
  return starts.map((first, at) => {
    const some = blocks.slice(first, starts[at + 1])
    return { page: some[0]?.page ?? 0, first, rowsAbove: countRows(blocks.slice(0, first)), blocks: some }
  })
}
