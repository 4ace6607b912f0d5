import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { createTestSandbox, pampas } from '../../../../scripts/sandbox/testing/sandbox.ts'
import type { Category } from '../../../rules/games/categories.ts'
import { gameKey, type Game } from '../../../rules/games/game.ts'
import { fitsChoice, WHOLE, type GameChoice } from '../../../rules/games/game-choice.ts'
import { gameListQuery } from '../../../state/games/game-list.ts'
import { openPage } from '../../../testing/state.ts'
import { listFilter } from './list-filter.ts'

/** A page over a merchant whose currency has so many decimals. */
function open(digits: number) {
  const bench = createTestSandbox({ merchants: [{ ...pampas, currencyDigits: digits }] })
  const { queries } = openPage((input, init) => bench.sandbox.fetch(new Request(input, init)))
  onTestFinished(() => bench.sandbox.close())
  /** Every game that the gateway answers, page by page. */
  return async (category: Category, choice: GameChoice): Promise<readonly Game[]> => {
    const filter = listFilter(category, choice, { digits })
    const query = gameListQuery('TY', filter)
    const observer = new InfiniteQueryObserver(queries, query)
    let result = await observer.fetchNextPage()
    while (result.hasNextPage) result = await observer.fetchNextPage()
    expect(result.data?.total).toBe(result.data?.games.length)
    return result.data?.games ?? []
  }
}

test.each([2, 0])(
  'with %i decimals, what the gateway narrows a list to is what fits the choice: as a member’s own games are narrowed here',
  async (digits) => {
    const answered = open(digits)
    const tables = await answered('LIVE', WHOLE)
    expect(tables.length).toBeGreaterThan(100)
    const [first] = tables
    if (!first) throw new Error('the sandbox has no tables')
    const choices: Partial<GameChoice>[] = [
      { vendor: first.vendor },
      { words: first.name.slice(0, 4).toUpperCase() },
      { liveClass: 'BACCARAT' },
      { isHot: true },
      { isNew: true },
      { highBet: true },
      { manyLines: true },
      { isHot: true, highBet: true, vendor: first.vendor },
    ]
    for (const part of choices) {
      const choice = { ...WHOLE, ...part }
      const fitting = tables.filter((game) => fitsChoice(game, 'LIVE', choice, { digits })).map(gameKey)
      const list = (await answered('LIVE', choice)).map(gameKey)
      expect(list.toSorted(), JSON.stringify(part)).toEqual(fitting.toSorted())
      if (part.highBet) expect(list.length, 'some tables ask for less').toBeLessThan(tables.length)
    }
  },
  30_000,
)
