/** Who deals at a live table and who sits there, which changes by the minute. */
import type { LiveClass } from '../../../src/rules/games/vendors/live-classes.ts'
import type { Game } from '../seeds/games/games.ts'
import { numberOf } from '../seeds/random.ts'

/** How often somebody comes to a table or leaves it. */
const MOVES_MS = 120_000

/** How many sit at a table; the others are open to any number. */
const SEATS: Readonly<Partial<Record<LiveClass, number>>> = {
  BACCARAT: 7,
  BLACKJACK: 7,
  MAHJONG: 4,
  MAHJONG_TILES: 4,
}
const DEALERS = ['Camille', 'Mei', 'Sofía', 'Linh', 'Anong', 'Clara', 'Yuna', 'Dara', 'Inés', 'Putri', 'Nadia', 'Rosa']

export const dealerOf = ({ gameId }: Game): string => DEALERS[numberOf(gameId) % DEALERS.length] ?? ''

/** The seats of a table at a moment; `null` where it has none. */
export function seatsOf({ liveClass, gameId }: Game, now: number) {
  const all = (liveClass && SEATS[liveClass]) || null
  if (all === null) return null
  const turn = Math.floor(now / MOVES_MS)
  const free = numberOf(`${gameId}/${turn}`) % (all + 1)
  const places = Array.from({ length: all }, (_, seat) => seat + 1)
  const byLot = places.toSorted((a, b) => numberOf(`${gameId}/${turn}/${a}`) - numberOf(`${gameId}/${turn}/${b}`))
  return { all, free, taken: byLot.slice(free).toSorted((a, b) => a - b) }
}

/** Tables with a free seat first, then those that are open to all, then full ones; among them the order stays. */
export function seatsFirst(games: readonly Game[], now: number): readonly Game[] {
  const rankOf = (game: Game): number => {
    const seats = seatsOf(game, now)
    return seats ? (seats.free > 0 ? 0 : 2) : 1
  }
  const ranked = games.map((game) => ({ game, rank: rankOf(game) }))
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ game }) => game)
}
