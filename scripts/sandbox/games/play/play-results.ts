/** What the games' server has kept that the gateway tells: rounds that are open, and wins. */
import type { Context } from '../../context.ts'
import { gameById } from '../../seeds/games/catalogue.ts'
import type { Winner } from '../../seeds/games/winners.ts'

export interface OpenRound {
  readonly gameId: string
  /** Empty where the game has no rooms. */
  readonly roomId: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Minor units. */
  readonly stake: bigint
}

/**
 * A member's rounds that the member has to go on with, the newest first. Play money leaves none, and bets that wait for
 * a draw or a match end by themselves.
 */
export function openRounds({ store }: Context, member: string): OpenRound[] {
  return store.bets
    .openOfMember(member)
    .filter(({ dueAt }) => dueAt === null)
    .map(({ game, room, at, stake }) => ({ gameId: game, roomId: room, startedAt: at, stake }))
}

/** More than any board shows. */
const MOST_WINNERS = 50

/** What a merchant's members have really won since a moment, the largest first. */
export function wonSince({ store, merchant, seed }: Context, since: number): Winner[] {
  return store.bets.wonSince(merchant.merchantCode, since, MOST_WINNERS).flatMap((bet) => {
    const game = gameById(seed, bet.game)
    const member = bet.member === null ? undefined : store.members.byId(bet.member)
    return game && member ? [{ username: member.username, amount: bet.win, game, at: bet.settledAt ?? bet.at }] : []
  })
}
