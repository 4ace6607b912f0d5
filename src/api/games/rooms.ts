/** The rooms of fish and card games (spec 7, "Games": GLS2_roomList). */
import * as v from 'valibot'
import { ROOM_CATEGORIES } from '../../rules/games/vendors/room-categories.ts'
import { endpoint } from '../transport/endpoint.ts'
import { game, gameIdentity } from './game-item.ts'
import { count, money, readable, spare } from '../schemas.ts'

/** A vendor's rooms, or those of one of its games; each is its game's item with what is the room's own. Spec: fields not shown. */
export const listRooms = endpoint({
  name: 'listRooms',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  assumed: true,
  request: v.strictObject({
    vassalage: gameIdentity.vassalage,
    gameType: v.picklist(ROOM_CATEGORIES),
    gameId: v.optional(gameIdentity.gameId),
    language: v.string(),
  }),
  reply: v.object({
    rooms: readable(
      v.object({
        ...game.entries,
        roomId: v.string(),
        roomName: v.string(),
        /** What may be staked in this room, whatever its game takes elsewhere. */
        minBet: money,
        maxBet: money,
        /** The balance that a player needs to be let in. */
        minEntry: money,
        players: spare(count, 0),
        capacity: spare(count, 0),
      }),
    ),
  }),
})
