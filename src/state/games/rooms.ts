/** The rooms of fish and card games (spec 7, "GLS2_roomList"). */
import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../../api/transport/gateway.ts'
import { listRooms } from '../../api/games/rooms.ts'
import type { RoomCategory } from '../../rules/games/room-categories.ts'
import type { Room } from '../../rules/games/rooms.ts'
import { readGame } from './games.ts'
import { PUBLIC } from '../query-scope.ts'
import { readAmount, readBetLimit } from '../money/request/reply-amount.ts'

export interface RoomFilter {
  /** The vendor's code. */
  readonly vendor: string
  readonly category: RoomCategory
  /** One game's rooms; all of the vendor's when left out. */
  readonly gameId?: string
}

/** How often players are counted again while somebody looks, in milliseconds. */
const COUNT_AGAIN = 30_000

/** A vendor's rooms, game by game, with how many play in them now. @param digits decimals of the currency */
export const roomsQuery = (gateway: Gateway, language: string, digits: number, filter: RoomFilter) =>
  queryOptions({
    queryKey: ['rooms', language, filter],
    meta: PUBLIC,
    queryFn: async ({ signal }): Promise<readonly Room[]> => {
      const { vendor, category, gameId } = filter
      const said = { vassalage: vendor, gameType: category, language, ...(gameId ? { gameId } : {}) }
      const { rooms } = await gateway(listRooms, said, { signal })
      return rooms.map((room, index) => {
        const { roomId, roomName, minBet, maxBet, minEntry, players, capacity } = room
        const at = `rooms.${index}.`
        const limit = (text: string, field: string) => readBetLimit(text, digits, listRooms, at + field)
        return {
          id: roomId,
          name: roomName,
          game: readGame(room),
          minBet: limit(minBet, 'minBet'),
          maxBet: limit(maxBet, 'maxBet'),
          minEntry: readAmount(minEntry, digits, listRooms, `${at}minEntry`),
          players,
          capacity,
        }
      })
    },
    staleTime: COUNT_AGAIN / 2,
    refetchInterval: COUNT_AGAIN,
    refetchOnWindowFocus: true,
  })
