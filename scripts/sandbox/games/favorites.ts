/** Favourite and recent games, kept by member (spec 7, "Games"). */
import { MOST_FAVORITES } from '../../../src/api/games/favorites.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/games/favorites.ts'
import type { Answers } from '../contract.ts'
import { findGame } from './find-game.ts'
import { wireGame } from './game-wire.ts'
import { familyIn } from '../handling.ts'
import { gameById } from '../seeds/games/catalogue.ts'
import type { Game } from '../seeds/games/games.ts'

export const favorites = {
  listFavoriteKeys: (_, context) =>
    known(context, context.store.gameMarks.favorites(signedIn(context).id)).map(({ vassalage, gameId, nodeId }) => ({
      vassalage,
      gameId,
      nodeId,
    })),

  listFavoriteGames: ({ language }, context) =>
    listed(context, language, context.store.gameMarks.favorites(signedIn(context).id)),

  setFavoriteGame: ({ favorite, ...said }, context) => {
    const { store, now } = context
    const { gameId } = findGame(context, said)
    const { id } = signedIn(context)
    const isNew = favorite && !store.gameMarks.isFavorite(id, gameId)
    if (isNew && store.gameMarks.favorites(id).length >= MOST_FAVORITES)
      throw new Refused('too many favorites', { most: MOST_FAVORITES })
    store.gameMarks.setFavorite(id, gameId, favorite, now())
    return {}
  },

  listRecentGames: ({ language, count }, context) =>
    listed(context, language, context.store.gameMarks.recent(signedIn(context).id, count)),
} satisfies Answers<typeof calls>

/** A kept state may name games of another seed, which are no more. */
const known = ({ seed }: Context, ids: readonly string[]): Game[] => ids.flatMap((id) => gameById(seed, id) ?? [])

function listed(context: Context, language: string, ids: readonly string[]) {
  const family = familyIn(context, language)
  return { games: known(context, ids).map((game) => wireGame(game, family, context)) }
}
