/** Games whose names come close to what was typed, for who has found none by it. */
import { queryOptions } from '@tanstack/react-query'
import { GAME_PAGE_SIZE } from '../../rules/figures.ts'
import { gameKey, type Game } from '../../rules/games/game.ts'
import { joinPages } from '../../rules/games/play/game-pages.ts'
import { isNearMatch, fragmentsOf } from '../../rules/games/near-match.ts'
import { readGamePage } from './games.ts'
import { PUBLIC } from '../query-scope.ts'

/** How many pages of each piece are looked through. */
const MOST_PAGES = 4
/** How many are shown. */
const MOST_NEAR = 12

/** The gateway knows nothing of slips: it is asked for pieces of the word, and what comes is compared here. */
export const nearGamesQuery = (language: string, words: string) =>
  queryOptions({
    queryKey: ['games', 'near', language, words],
    meta: PUBLIC,
    queryFn: async (context): Promise<readonly Game[]> => {
      const lists = await Promise.all(
        fragmentsOf(words).map(async (name) => {
          const games: Game[] = []
          for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo += 1) {
            const page = await readGamePage(context, language, { name }, { pageNo, pageSize: GAME_PAGE_SIZE })
            games.push(...page.games)
            if (pageNo >= page.totalPages) break
          }
          return games
        }),
      )
      return joinPages(lists, gameKey)
        .filter(({ name }) => isNearMatch(name, words))
        .slice(0, MOST_NEAR)
    },
    staleTime: 300_000,
  })
