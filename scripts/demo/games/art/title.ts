/** A game's title as its cover letters it, on nothing. */
import { mix } from '../../art/color.ts'
import { drawLockup } from '../../art/lettering/lockup.ts'
import { createDefs } from '../../art/svg/write.ts'
import type { Game } from '../../../sandbox/seeds/games/games.ts'
import { createRandom, numberOf } from '../../../sandbox/seeds/random.ts'
import { lookOf } from './look.ts'

/** Width by height, in units of the drawing. */
export const TITLE = [640, 260] as const

export function drawTitle(game: Game): string {
  const [width, height] = TITLE
  const { motif, metal, ground } = lookOf(game)
  const random = createRandom(numberOf(`title/${game.gameId}`))
  const defs = createDefs()
  const { svg } = drawLockup(defs, {
    title: game.gameName,
    box: { x: 40, y: 34, width: width - 80, height: height - 68 },
    face: random.pick(motif.faces),
    metal,
    style: random.pick(['block', 'plate'] as const),
    warp: random.pick(['plain', 'arch', 'bulge'] as const),
    accent: mix(ground.sky, ground.glow, 0.3),
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${defs.markup()}${svg}</svg>`
}
