/** A list of games that says how many there are. Apart from `games.ts`, which a first view needs. */
import { queryOptions } from '@tanstack/react-query'
import { GAME_PAGE_SIZE } from '../../rules/figures.ts'
import { gameKey, type Game } from '../../rules/games/game.ts'
import { joinPages } from '../../rules/games/play/game-pages.ts'
import { gamesQuery, readGamePage, staleTimeOf, type GameFilter, type GamePage } from './games.ts'
import { PUBLIC } from '../query-scope.ts'

export interface GameList {
  /** So far, each game once. */
  readonly games: readonly Game[]
  /** How many fit on all pages, for what is announced; `null` where the gateway does not count them. */
  readonly total: number | null
}

/** The same question as `gamesQuery`, and the same kept answers: 24 a page (spec 9), with their count. */
export const gameListQuery = (language: string, filter: GameFilter) => ({
  ...gamesQuery(language, filter),
  select: readList,
})

// One function for all, so that a render with the same pages does not join them again.
function readList({ pages }: { readonly pages: readonly GamePage[] }): GameList {
  return {
    games: joinPages(
      pages.map(({ games }) => games),
      gameKey,
    ),
    // The last answer knows best.
    total: pages.at(-1)?.total ?? null,
  }
}

type ListQuestion = Parameters<typeof gameListQuery>

/** The beginning of a list of which any page may be looked at. */
export interface ListHead {
  /** Of the first page. */
  readonly games: readonly Game[]
  /** How many places there are on all pages. */
  readonly length: number
  /** How many games a page holds, whatever was asked for. */
  readonly pageSize: number
  readonly totalPages: number
}

/** The first page, the same kept answer as that of `gamesQuery`, as the beginning of the whole list. */
export const listHeadQuery = (...question: ListQuestion) => ({ ...gamesQuery(...question), select: readHead })

/** How many games a list has; `null` where the gateway does not count them. */
export const listTotalQuery = (...question: ListQuestion) => ({ ...gamesQuery(...question), select: readTotal })

/** A later page of a list by itself, from 2 on. */
export const gamePageQuery = (question: ListQuestion, pageNo: number) => {
  const [language, filter] = question
  return queryOptions({
    queryKey: ['games', 'page', language, filter, pageNo],
    meta: PUBLIC,
    queryFn: (context) => readGamePage(context, language, filter, { pageNo, pageSize: GAME_PAGE_SIZE }),
    staleTime: staleTimeOf(filter),
  })
}

interface Pages {
  readonly pages: readonly GamePage[]
}

function readHead({ pages }: Pages): ListHead {
  const { games = [], totalPages = 0, total = null } = pages[0] ?? {}
  const pageSize = totalPages > 1 ? Math.max(1, games.length) : GAME_PAGE_SIZE
  // Whoever does not count says at least how many pages there are.
  return { games, pageSize, totalPages, length: totalPages > 1 ? (total ?? totalPages * pageSize) : games.length }
}

function readTotal({ pages }: Pages): number | null {
  const [first] = pages
  return first ? (first.total ?? (first.totalPages > 1 ? null : first.games.length)) : null
}
