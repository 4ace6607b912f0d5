import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createGames } from '../seeds/games.ts'
import { COMPOSITIONS, composeCover, drawCover, SHAPES } from './cover.ts'

const games = createGames(1)
/** Some of every category, vendor and theme. */
const some = games.filter((_, index) => index % 83 === 0)

test('the same game has the same cover', () => {
  for (const game of some.slice(0, 12)) expect(drawCover(game)).toBe(drawCover({ ...game }))
})

test('ten thousand games have ten thousand covers, of every composition', { timeout: 300_000 }, () => {
  const covers = new Set<string>()
  const compositions = new Set<string>()
  for (const game of games) {
    const { svg, composition } = composeCover(game)
    covers.add(createHash('md5').update(svg).digest('base64'))
    compositions.add(composition)
  }
  expect(covers.size).toBe(games.length)
  expect(compositions).toEqual(new Set(Object.keys(COMPOSITIONS)))
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
