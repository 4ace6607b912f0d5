/** Live tables with their dealers and seats, which fill and empty by the minute. */
import type * as calls from '../../../src/api/games/tables.ts'
import type { LiveClass } from '../../../src/rules/games/vendors/live-classes.ts'
import type { Answers } from '../contract.ts'
import { checkMerchant, familyIn } from '../handling.ts'
import { numberOf } from '../seeds/random.ts'
import type { Game } from '../seeds/games/games.ts'
import { inOrder } from './game-filter.ts'
import { wireGame } from './game-wire.ts'

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

export const tables = {
  listOpenTables: ({ language, count, ...said }, context) => {
    checkMerchant(said, context)
    const family = familyIn(context, language)
    const turn = Math.floor(context.now() / MOVES_MS)
    const all = inOrder(context.merchant, context, 'popular')
      .filter(({ category }) => category === 'LIVE')
      .map((game) => ({ game, seats: seatsOf(game, turn) }))
      .filter(({ seats }) => seats === null || seats.free > 0)
    // Of each class in turn, so that a few tables are not all of one.
    const byClass = [...Map.groupBy(all, ({ game }) => game.liveClass).values()]
    const list = all.length === 0 ? [] : inTurn(byClass).slice(0, count)
    return {
      list: list.map(({ game, seats }) => ({
        ...wireGame(game, family, context),
        dealer: DEALERS[numberOf(game.gameId) % DEALERS.length] ?? '',
        seats,
      })),
      total: all.length,
    }
  },
} satisfies Answers<typeof calls>

function seatsOf({ liveClass, gameId }: Game, turn: number) {
  const all = (liveClass && SEATS[liveClass]) || null
  if (all === null) return null
  const free = numberOf(`${gameId}/${turn}`) % (all + 1)
  const places = Array.from({ length: all }, (_, seat) => seat + 1)
  const byLot = places.toSorted((a, b) => numberOf(`${gameId}/${turn}/${a}`) - numberOf(`${gameId}/${turn}/${b}`))
  return { all, free, taken: byLot.slice(free).toSorted((a, b) => a - b) }
}

const inTurn = <It>(lists: readonly (readonly It[])[]): It[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat()
