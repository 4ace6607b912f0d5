/** What stands on the reels before the first spin: nothing that pays, and not the same in every game. */
import { textHash } from '../../../../../src/rules/text-hash.ts'
import { machineOf, SYMBOLS, windowOf } from '../../rules/slot-machine.ts'

const PLAIN = SYMBOLS.indexOf('A')

/** Columns of three, from left to right. @param gameId the game's code, which decides where its reels stand */
export function firstGrid(gameId: string): number[][] {
  const [reels] = machineOf(1, '95').sets
  const grid: number[][] = []
  for (const [index, reel] of reels.entries()) {
    const from = textHash(`${gameId}/${index}`) % reel.length
    const stands = reel
      .map((_, step) => windowOf(reel, from + step).map((symbol) => (symbol <= 1 ? PLAIN : symbol)))
      // Three of a kind from the left would pay: the third reel shares nothing with both before it.
      .find((column) => index !== 2 || !column.some((symbol) => grid.every((before) => before.includes(symbol))))
    grid.push(stands ?? [])
  }
  return grid
}
