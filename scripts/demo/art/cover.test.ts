import { expect, test } from 'vitest'
import { createGames } from '../../sandbox/seeds/games/games.ts'
import { COMPOSITIONS } from './compositions/compositions.ts'
import { composeCover, drawCover, SHAPES } from './cover.ts'

const games = createGames(1)
/** Some of every category, vendor and theme. */
const some = games.filter((_, index) => index % 149 === 0)

test('the same game has the same cover', () => {
  for (const game of some.slice(0, 12)) expect(drawCover(game)).toBe(drawCover({ ...game }))
})

test('no two covers are the same, and every composition has its turn', () => {
  // Titles are part of the picture, so only games of one title could look alike; the benchmark compares all covers.
  const byTitle = Map.groupBy(games, ({ gameName }) => gameName)
  const namesakes = [...byTitle.values()].filter((group) => group.length > 1).flat()
  const compared = [...namesakes, ...some]
  const covers = compared.map((game) => composeCover(game))
  expect(new Set(covers.map(({ svg }) => svg)).size).toBe(new Set(compared).size)
  expect(new Set(covers.map(({ composition }) => composition))).toEqual(new Set(Object.keys(COMPOSITIONS)))
})

test.each(['square', 'portrait'] as const)('titles of %s covers stay inside the picture', (shape) => {
  const [width, height] = SHAPES[shape]
  for (const game of some) {
    const { title } = composeCover(game, shape)
    expect(title.x, game.gameName).toBeGreaterThanOrEqual(0)
    expect(title.y, game.gameName).toBeGreaterThanOrEqual(0)
    expect(title.x + title.width, game.gameName).toBeLessThanOrEqual(width)
    expect(title.y + title.height, game.gameName).toBeLessThanOrEqual(height)
  }
})

test('a cover holds no text, script or outer file, and every reference leads somewhere', () => {
  for (const game of some) {
    const svg = drawCover(game)
    expect(svg).not.toMatch(/<(text|script|image|foreignObject|style|use)\b|href|NaN|undefined|Infinity/)
    const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id))
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
  }
})
