/** What stands behind a game: the place of its cover, wide or tall, and at live tables who deals. */
import { hex } from '../../art/color.ts'
import type { Scene } from '../../art/scene.ts'
import { drawDealer } from '../../art/scenery/dealer.ts'
import { drawScenery } from '../../art/scenery/sceneries.ts'
import { createDefs, rect } from '../../art/svg/write.ts'
import type { Game } from '../../../sandbox/seeds/games/games.ts'
import { createRandom, numberOf } from '../../../sandbox/seeds/random.ts'
import { lookOf } from './look.ts'

/** Width by height, in units of the drawing. */
export const BACKDROPS = { wide: [960, 600], tall: [480, 800], dealer: [480, 300], studio: [960, 300] } as const
export type BackdropName = keyof typeof BACKDROPS

/** A picture that may lie behind text: darker towards the foot, where the controls stand. */
export function drawBackdrop(game: Game, name: BackdropName): string {
  const { motif, ground, metal } = lookOf(game)
  const [width, height] = BACKDROPS[name]
  const random = createRandom(numberOf(`backdrop/${game.gameId}`))
  const scene: Scene = { width, height, ground, metal, random, defs: createDefs() }
  const body =
    name === 'dealer' || name === 'studio'
      ? dealt(scene)
      : place(scene, game.category === 'FISH' ? 'underwater' : random.pick(motif.sceneries))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${scene.defs.markup()}${body}</svg>`
}

function place(scene: Scene, scenery: Parameters<typeof drawScenery>[0]): string {
  const { width, height, ground, defs } = scene
  const fall = defs.linear([
    [0, hex(ground.ink), 0.35],
    [0.4, hex(ground.ink), 0.2],
    [1, hex(ground.ink), 0.85],
  ])
  return drawScenery(scenery, scene) + rect(0, 0, width, height, fall)
}

/** The studio behind the table. */
function dealt(scene: Scene): string {
  const { width, height, ground, defs } = scene
  const foot = defs.linear([
    [0.55, hex(ground.ink), 0],
    [1, hex(ground.ink), 0.8],
  ])
  return (
    drawScenery(scene.random.pick(['casino', 'spotlight', 'city'] as const), scene) +
    rect(0, 0, width, height, hex(ground.ink), 'opacity=".25"') +
    drawDealer(scene, width / 2, height * 1.06, height * 0.94) +
    rect(0, 0, width, height, foot)
  )
}
