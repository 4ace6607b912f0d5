/** The games that the member launched last (spec 7, "GCS_recentGame"). */
import { queryOptions } from '@tanstack/react-query'
import { listRecentGames, MOST_RECENT } from '../../api/games/favorites.ts'
import { readGame } from './games.ts'
import { SESSION_KEYS, safeStorage } from '../site/storage.ts'
import { ask } from '../ask.ts'

export const RECENT_GAMES_KEY = ['recent-games'] as const

/** The newest first, a page of them at the most. Only for a member: the call needs a session. */
export const recentGamesQuery = (language: string) =>
  queryOptions({
    queryKey: [...RECENT_GAMES_KEY, language],
    queryFn: async (context) => {
      const { games } = await ask(context, listRecentGames, { language, count: MOST_RECENT })
      // Not after a sign-out: that ends the call.
      safeStorage('session').setItem(SESSION_KEYS.recentGames, String(games.length))
      return games.map(readGame)
    },
    staleTime: 60_000,
  })

/** How many there were when this session asked last, so that a reload keeps room for no more; `null` before that. */
export function recentGamesCount(): number | null {
  const count = safeStorage('session').getItem(SESSION_KEYS.recentGames)
  return count !== null && /^\d+$/.test(count) ? Number(count) : null
}
