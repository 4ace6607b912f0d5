/** Sports and their fixtures as lists and one by one (spec 2 knows the vendors of `/sports` alone). What is heard goes into the price store as well. */
import { queryOptions } from '@tanstack/react-query'
import type { InMinorUnits } from '../../api/minor-units.ts'
import { getFixture, listFixtures, listSports } from '../../api/sports/fixtures.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { FIXTURE_PAGE } from '../../rules/figures.ts'
import type { Fixture } from '../../rules/sports/fixture.ts'
import type { SlipTerms } from '../../rules/sports/slip-check.ts'
import { storeOf, type Asking } from '../ask.ts'
import { askMoney } from '../money/ask-money.ts'
import { PUBLIC } from '../query-scope.ts'
import { hearServerAtom, priceStoreAtom } from './feed.ts'

export type Sport = ReplyOf<typeof listSports>['list'][number]
export type ScoreChange = ReplyOf<typeof getFixture>['history'][number]

/** The sports that there are, the vendor that takes the bets, and what a slip may be. */
export interface Sports {
  readonly vendor: string
  readonly sports: readonly Sport[]
  readonly terms: SlipTerms
}

const SPORTS = ['sports'] as const

export const sportsQuery = (language: string) =>
  queryOptions({
    queryKey: [...SPORTS, 'list', language],
    queryFn: async (context): Promise<Sports> => {
      const { vassalage, list, terms } = await askMoney(context, listSports, { language })
      return { vendor: vassalage, sports: list, terms }
    },
    meta: PUBLIC,
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })

/** What is left out narrows nothing. */
export interface FixtureFilter {
  readonly sport?: string
  readonly league?: string
  /** `yyyy-MM-dd` by the merchant's calendar. */
  readonly day?: string
  readonly live?: boolean
  /** Those alone that have not begun. */
  readonly coming?: boolean
  /** Of the names of teams and leagues. */
  readonly words?: string
  readonly teams?: readonly string[]
  readonly ids?: readonly string[]
}

/** How often a list of what is on is asked for anew: games begin and end, which the stream of those that are shown does not tell. */
export const LIST_ANEW_MS = 60_000

export interface FixturePage {
  readonly total: number
  readonly fixtures: readonly Fixture[]
}

/** A page of them, the first is 1. What becomes of each afterwards is told by the price store. */
export const fixturesQuery = (language: string, filter: FixtureFilter, page = 1) =>
  queryOptions({
    queryKey: [...SPORTS, 'fixtures', language, filter, page],
    queryFn: async (context): Promise<FixturePage> => {
      const { live, coming, teams, ids, ...said } = filter
      const { now, total, list } = await askMoney(context, listFixtures, {
        language,
        ...said,
        ...(live ? { live: 1 } : {}),
        ...(coming ? { coming: 1 } : {}),
        ...(teams ? { teams: [...teams] } : {}),
        ...(ids ? { ids: [...ids] } : {}),
        pageNo: page,
        pageSize: FIXTURE_PAGE,
      })
      keep(context, list, now, false)
      // What can't be read was counted, and is no answer to whether it is there.
      if (ids && page === 1 && total <= list.length) {
        const found = new Set(list.map(({ id }) => id))
        storeOf(context.client)
          .get(priceStoreAtom)
          .miss(ids.filter((id) => !found.has(id)))
      }
      return { total, fixtures: list }
    },
    meta: PUBLIC,
    staleTime: 20_000,
    refetchOnWindowFocus: true,
  })

export interface OneFixture {
  readonly fixture: Fixture
  /** The first change first. */
  readonly history: readonly ScoreChange[]
}

/** One with all of its markets. */
export const fixtureQuery = (language: string, id: string) =>
  queryOptions({
    queryKey: [...SPORTS, 'fixture', id, language],
    queryFn: async (context): Promise<OneFixture> => {
      const { now, fixture, history } = await askMoney(context, getFixture, { id, language })
      keep(context, [fixture], now, true)
      return { fixture, history }
    },
    meta: PUBLIC,
    staleTime: 20_000,
    refetchOnWindowFocus: true,
  })

type WireFixture = InMinorUnits<ReplyOf<typeof getFixture>>['fixture']

/** Hands an answer to the price store, with the moment at which it held. */
function keep({ client }: Asking, fixtures: readonly WireFixture[], now: number, isWhole: boolean): void {
  const page = storeOf(client)
  page.get(priceStoreAtom).take(fixtures, page.set(hearServerAtom, now), isWhole)
}
