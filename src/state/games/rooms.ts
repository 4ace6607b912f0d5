/** The rooms of fish and card games (spec 7, "GLS2_roomList"). */
import { queryOptions } from '@tanstack/react-query'
import { listRooms } from '../../api/games/rooms.ts'
import { betLimit } from '../../rules/games/bet-limit.ts'
import type { RoomCategory } from '../../rules/games/vendors/room-categories.ts'
import type { Room } from '../../rules/games/vendors/rooms.ts'
import { readGame } from './games.ts'
import { PUBLIC } from '../query-scope.ts'
import { askMoney } from '../money/ask-money.ts'

export interface RoomFilter {
  /** The vendor's code. */
  readonly vendor: string
  readonly category: RoomCategory
  /** One game's rooms; all of the vendor's when left out. */
  readonly gameId?: string
}

/** How often players are counted again while somebody looks, in milliseconds. */
const COUNT_AGAIN = 30_000

/** A vendor's rooms, game by game, with how many play in them now. */
export const roomsQuery = (language: string, filter: RoomFilter) =>
  queryOptions({
    queryKey: ['rooms', language, filter],
    meta: PUBLIC,
    queryFn: async (context): Promise<readonly Room[]> => {
      const { vendor, category, gameId } = filter
      const said = { vassalage: vendor, gameType: category, language, ...(gameId ? { gameId } : {}) }
      const { rooms } = await askMoney(context, listRooms, said)
      return rooms.map(({ roomId, roomName, minBet, maxBet, minEntry, players, capacity, ...game }) => ({
        id: roomId,
        name: roomName,
        // What is staked is the room's to say.
        game: readGame({ ...game, roomId, minBet: '', maxBet: '' }),
        minBet: betLimit(minBet),
        maxBet: betLimit(maxBet),
        minEntry,
        players,
        capacity,
      }))
    },
    staleTime: COUNT_AGAIN / 2,
    refetchInterval: COUNT_AGAIN,
    refetchOnWindowFocus: true,
  })
