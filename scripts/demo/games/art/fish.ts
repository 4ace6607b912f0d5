/** What swims in a fish room, on nothing; all look to the left. */
import { figures } from '../../art/motifs/motif.ts'
import { paintFigure } from '../../art/figures/figure.ts'
import { circle, createDefs, path } from '../../art/svg/write.ts'

const [...DRAWN] = figures(
  'angler-fish orange ivory gold',
  'tropical-fish gold blue orange',
  'porcupinefish yellow tan orange',
  'seahorse gold teal',
  'sea-turtle green tan lime teal',
  'manta-ray violet sky',
  'octopus red magenta',
  'shark-fin steel sky',
  'sperm-whale blue sky',
  'sea-dragon gold red orange',
)
const NAMES = ['clown', 'tropical', 'puffer', 'seahorse', 'turtle', 'ray', 'octopus', 'shark', 'whale', 'dragon']

/** What shoots: a brass barrel that points upwards, on its mount. */
function drawGun(): string {
  const defs = createDefs()
  const brass = defs.linear(
    [
      [0, '#7a4a0c'],
      [0.25, '#ffe9a6'],
      [0.5, '#e0a532'],
      [1, '#6b3d08'],
    ],
    [0, 0, 1, 0],
  )
  const steel = defs.linear(
    [
      [0, '#20304a'],
      [0.3, '#9db6d8'],
      [0.6, '#4c668c'],
      [1, '#131d30'],
    ],
    [0, 0, 1, 0],
  )
  const line = 'stroke="#120a04" stroke-width="5" stroke-linejoin="round"'
  const body =
    path('M100 40L96 176H160L156 40Z', steel, line) +
    path('M90 22H166V52H90Z', brass, line) +
    path('M92 96H164V116H92Z', brass, line) +
    path('M72 250V206C72 160 184 160 184 206V250Z', brass, line) +
    circle(128, 208, 20, '#2a1a08') +
    circle(128, 208, 14, '#ff5d4a') +
    circle(123, 203, 5, '#fff', 'opacity=".8"')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${defs.markup()}${body}</svg>`
}

/** @returns `null` for a name that nothing has */
export function drawFish(name: string): string | null {
  if (name === 'gun') return drawGun()
  const figure = DRAWN[NAMES.indexOf(name)]
  if (!figure) return null
  const defs = createDefs()
  const body = paintFigure(defs, figure, { x: 128, y: 128, size: 216 }, { bevel: true, shadow: false, weight: 5 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${defs.markup()}${body}</svg>`
}
