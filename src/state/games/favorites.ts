/** Favourite games: which they are, as games, and marking one (spec 7, "Games"). Only for members: the calls need a session. */
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { listFavoriteGames, listFavoriteKeys, setFavoriteGame } from '../../api/games/favorites.ts'
import { gameKey, type Game } from '../../rules/games/game.ts'
import { readGame } from './games.ts'
import { sameScope } from '../query-scope.ts'
import { ask } from '../ask.ts'

const KEYS = ['favorite-keys'] as const
const GAMES = ['favorite-games'] as const

/** The favourites by `gameKey`, for the marks on cards. */
export const favoriteKeysQuery = queryOptions({
  queryKey: KEYS,
  queryFn: async (context): Promise<ReadonlySet<string>> =>
    new Set(
      (await ask(context, listFavoriteKeys, {})).map(({ vassalage: vendor, ...id }) => gameKey({ vendor, ...id })),
    ),
  staleTime: 60_000,
  // Another tab may have changed them meanwhile.
  refetchOnWindowFocus: 'always',
})

/** The favourites as games, the newest first. */
export const favoriteGamesQuery = (language: string) =>
  queryOptions({
    queryKey: [...GAMES, language],
    queryFn: async (context) => (await ask(context, listFavoriteGames, { language })).games.map(readGame),
    staleTime: 60_000,
    // Another tab may have changed them meanwhile.
    refetchOnWindowFocus: 'always',
  })

/** A game that is to be a favourite from now on, or no longer one. */
export interface FavoriteChange {
  readonly game: Game
  readonly favorite: boolean
}

/**
 * Marks a game as the player wishes: it shows at once, and is taken back where the server says no. Several go one after
 * the other, so that the last word is the player's. What the server holds is asked for once all of them are over.
 */
export const favoriteMutation = mutationOptions({
  mutationKey: ['set-favorite'],
  scope: { id: 'favorites' },
  mutationFn: ({ game: { vendor, gameId, nodeId }, favorite }: FavoriteChange, context) =>
    ask(context, setFavoriteGame, { vassalage: vendor, gameId, nodeId, favorite }),
  onMutate: async (change, { client: queries }) => {
    const isStill = sameScope(queries)
    // An answer that was asked for before would undo the mark.
    await Promise.all([queries.cancelQueries({ queryKey: KEYS }), queries.cancelQueries({ queryKey: GAMES })])
    if (isStill()) show(queries, change)
    return { isStill }
  },
  onError: (_, { game, favorite }, begun, { client }) => {
    if (begun?.isStill()) show(client, { game, favorite: !favorite })
  },
  onSettled: async (_, __, ___, begun, { client: queries }) => {
    if (begun?.isStill() === false) return
    if (queries.isMutating({ mutationKey: ['set-favorite'] }) > 1) return
    await Promise.all([queries.invalidateQueries({ queryKey: KEYS }), queries.invalidateQueries({ queryKey: GAMES })])
  },
})

/** Writes the change into what is held; what was never asked for, or forgotten by a logout, is not made up. */
function show(queries: QueryClient, { game, favorite }: FavoriteChange): void {
  const key = gameKey(game)
  queries.setQueryData<ReadonlySet<string>>(KEYS, (held) => {
    if (!held) return undefined
    const next = new Set(held)
    if (favorite) next.add(key)
    else next.delete(key)
    return next
  })
  queries.setQueriesData<readonly Game[]>({ queryKey: GAMES }, (held) => {
    if (!held) return undefined
    const others = held.filter((each) => gameKey(each) !== key)
    return favorite ? [game, ...others] : others
  })
}
