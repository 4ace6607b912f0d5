import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { gameKey } from '../../../rules/games/game.ts'
import { readGameKey } from './read-game-key.ts'

test('an address names the game that its key was written for', () => {
  const part = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => !/[\n\r\u2028\u2029]/.test(text))
  fc.assert(
    fc.property(part, part, fc.constantFrom('', '7', 'N/7', '%2F/%'), (vendor, gameId, nodeId) => {
      const game = { vendor, gameId, nodeId }
      expect(readGameKey(gameKey(game))).toEqual(game)
    }),
  )
})

test.each([
  undefined,
  '',
  'PT',
  'PT/',
  '/1/',
  'PT//',
  'PT/1',
  'PT/1/2/3',
  `${'x'.repeat(61)}/1/`,
  `PT/${'%2F'.repeat(61)}/`,
])('%j names no game', (text) => {
  expect(readGameKey(text)).toBeNull()
})
