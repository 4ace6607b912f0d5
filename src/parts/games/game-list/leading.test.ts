import { expect, test, vi } from 'vitest'
import type { Game } from '../../../rules/games/game.ts'
import { hasLeading, withoutLeading } from './leading.ts'
import type { List } from './list-types.ts'

const game = (name: string): Game => ({ name }) as Game // what is read of it
const games = Array.from({ length: 20 }, (_, place) => game(String(place)))

const listOf = (more: Partial<List>): List => ({
  length: games.length,
  gameAt: (index) => games[index],
  onSeen: vi.fn<List['onSeen']>(),
  query: {} as List['query'], // not read here
  errorAt: 20,
  older: false,
  ...more,
})

test('a list begins behind its leading games, and asks for those as well', () => {
  const onSeen = vi.fn<List['onSeen']>()
  const rest = withoutLeading(listOf({ onSeen, errorAt: 3 }))
  expect(rest.length).toBe(14)
  expect(rest.gameAt(0)?.name).toBe('6')
  expect(rest.gameAt(13)?.name).toBe('19')
  expect(rest.errorAt).toBe(0)
  rest.onSeen({ from: 0, to: 9 })
  rest.onSeen({ from: 4, to: 9 })
  expect(onSeen.mock.calls).toEqual([[{ from: 0, to: 15 }], [{ from: 10, to: 15 }]])
  expect(withoutLeading(listOf({ length: undefined })).length).toBeUndefined()
})

test('few games have none', () => {
  expect([undefined, 11, 12].map((length) => hasLeading({ length }))).toEqual([true, false, true])
})
