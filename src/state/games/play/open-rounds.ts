/** Rounds that the member began and did not end: what a launch of the same game goes on with. */
import { queryOptions } from '@tanstack/react-query'
import { listOpenRounds } from '../../../api/games/launch.ts'
import { isCategory, type Category } from '../../../rules/games/categories.ts'
import { playTarget, roomTarget, type GameIdentity, type PlayTarget } from '../../../rules/games/play/play-target.ts'
import { askMoney } from '../../money/ask-money.ts'

export interface OpenRound {
  readonly game: GameIdentity
  readonly gameName: string
  /** Where it is played; `null` in a game without rooms. */
  readonly room: { readonly id: string; readonly name: string; readonly category: Category } | null
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Minor units of the brand's currency. */
  readonly stake: bigint
}

export const OPEN_ROUNDS_KEY = ['open-rounds'] as const

/** The newest first. Only for a member: the call needs a session. */
export const openRoundsQuery = queryOptions({
  queryKey: OPEN_ROUNDS_KEY,
  queryFn: async (context): Promise<readonly OpenRound[]> =>
    (await askMoney(context, listOpenRounds, {})).rounds.map(
      ({ vassalage, gameId, nodeId, gameName, roomId, roomName, gameType, startedAt, stake }) => ({
        game: { vendor: vassalage, gameId, nodeId },
        gameName,
        room: roomId && isCategory(gameType) ? { id: roomId, name: roomName, category: gameType } : null,
        startedAt,
        stake,
      }),
    ),
  staleTime: 15_000,
})

/** Where a round goes on: at its own table. */
export const roundTarget = ({ game, room }: Pick<OpenRound, 'game' | 'room'>): PlayTarget =>
  room ? roomTarget(game, room.id, room.category) : playTarget(game)
