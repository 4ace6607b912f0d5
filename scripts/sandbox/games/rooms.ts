/** The rooms of fish and card games (spec 7, "GLS2_roomList"). */
import type * as calls from '../../../src/api/games/rooms.ts'
import type { Answers } from '../contract.ts'
import { inOrder } from './game-filter.ts'
import { familyIn } from '../handling.ts'
import { roomsOf, wireRoom } from '../seeds/games/rooms.ts'

export const rooms = {
  listRooms: ({ vassalage, gameType, gameId, language }, context) => {
    const { merchant } = context
    const family = familyIn(context, language)
    const games = inOrder(merchant, context, 'popular').filter(
      (game) =>
        game.vassalage === vassalage && game.category === gameType && (gameId === undefined || game.gameId === gameId),
    )
    return {
      rooms: games.flatMap((game) => roomsOf(game, merchant).map((room) => wireRoom(room, game, family, context))),
    }
  },
} satisfies Answers<typeof calls>
