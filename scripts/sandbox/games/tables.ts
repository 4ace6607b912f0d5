/** Live tables with their dealers and seats, which fill and empty by the minute. */
import type * as calls from '../../../src/api/games/tables.ts'
import type { Answers } from '../contract.ts'
import { checkMerchant, familyIn } from '../handling.ts'
import { inOrder } from './game-filter.ts'
import { wireGame } from './game-wire.ts'
import { seatsOf } from './seats.ts'

export const tables = {
  listOpenTables: ({ language, count, ...said }, context) => {
    checkMerchant(said, context)
    const family = familyIn(context, language)
    const all = inOrder(context.merchant, context, 'popular')
      .filter(({ category }) => category === 'LIVE')
      .filter((game) => seatsOf(game, context.now())?.free !== 0)
    // Of each class in turn, so that a few tables are not all of one.
    const byClass = [...Map.groupBy(all, ({ liveClass }) => liveClass)]
      .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
      .map(([, games]) => games)
    const list = all.length === 0 ? [] : inTurn(byClass).slice(0, count)
    return {
      list: list.map((game) => wireGame(game, family, context)),
      total: all.length,
    }
  },
} satisfies Answers<typeof calls>

/** What most players look for at a live table. */
const FIRST: readonly string[] = ['BACCARAT', 'ROULETTE', 'BLACKJACK']
const placeOf = (liveClass: string): number => (FIRST.includes(liveClass) ? FIRST.indexOf(liveClass) : FIRST.length)

const inTurn = <It>(lists: readonly (readonly It[])[]): It[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat()
