/** What a game's cover costs: from a warm cache, drawn for the first time, and whether all of them differ. */
import { createHash } from 'node:crypto'
import { drawCover } from '../../demo/art/cover.ts'
import { coverOptions, renderSvg } from '../../demo/art/render.ts'
import { openDemo } from '../../demo/demo.ts'
import { artwork } from '../../demo/art/version.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { createGames, type Game } from '../../sandbox/seeds/games/games.ts'
import { COVER_WIDTHS, coverAddress } from '../../sandbox/site/images.ts'
import { median, type Figure } from '../figure.ts'

const WALL = 60
const WARM_AIM_MS = 20
const FIRST_AIM_MS = 1000

/** Figures: a cover from a warm cache, one drawn for the first time, and covers that are like another. */
export async function benchCovers(): Promise<Figure[]> {
  const games = createGames(1)
  const wall = games.filter((_, index) => index % Math.ceil(games.length / WALL) === 0)
  const warm = await timeWarm(wall)
  const first = await timeFirst(wall.slice(0, WALL / 3))
  const [width] = COVER_WIDTHS
  const different = new Set(games.map((game) => createHash('sha256').update(drawCover(game)).digest('base64'))).size
  return [
    {
      name: 'cover from a warm cache',
      measured: `${warm.toFixed(1)} ms`,
      aim: `${WARM_AIM_MS} ms or less`,
      reference: `median of ${wall.length} games in ${COVER_WIDTHS.join(' and ')} pixels`,
      met: warm <= WARM_AIM_MS,
    },
    {
      name: 'cover drawn for the first time',
      measured: `${Math.round(first.time)} ms`,
      aim: `${FIRST_AIM_MS} ms or less`,
      reference: `median in ${COVER_WIDTHS.at(-1)} pixels; ${(first.bytes / 1000).toFixed(1)} KB, and ${(first.small / 1000).toFixed(1)} KB in ${width}`,
      met: first.time <= FIRST_AIM_MS,
    },
    {
      name: 'games whose cover is another game’s too',
      measured: String(games.length - different),
      aim: '0',
      reference: `of ${games.length}`,
      met: different === games.length,
    },
  ]
}

async function timeWarm(games: readonly Game[]): Promise<number> {
  const sandbox = createSandbox({ demo: openDemo, merchants: [] })
  const ask = async (address: string): Promise<void> => {
    const answer = await sandbox.fetch(new Request(`http://sandbox.test${address}`))
    if (!answer.ok) throw new Error(`${address} answers with ${answer.status}`)
    await answer.arrayBuffer()
  }
  const addresses = games.flatMap((game) => COVER_WIDTHS.map((width) => coverAddress(artwork, game, width)))
  for (const address of addresses) await ask(address)
  const times: number[] = []
  for (const address of addresses) {
    const began = performance.now()
    await ask(address)
    times.push(performance.now() - began)
  }
  sandbox.close()
  return median(times)
}

async function timeFirst(games: readonly Game[]): Promise<{ time: number; bytes: number; small: number }> {
  const [small, large] = COVER_WIDTHS
  const drawn: { time: number; bytes: number; small: number }[] = []
  for (const game of games) {
    const began = performance.now()
    const { length: bytes } = await renderSvg(drawCover(game), coverOptions(large))
    const time = performance.now() - began
    drawn.push({ time, bytes, small: (await renderSvg(drawCover(game), coverOptions(small))).length })
  }
  const middle = (pick: (one: (typeof drawn)[number]) => number): number => median(drawn.map(pick))
  return { time: middle((one) => one.time), bytes: middle((one) => one.bytes), small: middle((one) => one.small) }
}
