/** A dealer at the table, what is dealt before them: how live tables present themselves. */
import { hex, mix, type Lch } from '../color.ts'
import { drawProp, type PropName } from '../props/props.ts'
import { between, type Scene } from '../scene.ts'
import { drawDealer } from '../scenery/dealer.ts'
import { drawScenery } from '../scenery/sceneries.ts'
import { glow } from '../scenery/shapes.ts'
import { ellipse } from '../svg/write.ts'
import { footBox, scrim, titleOf, type Compose } from './composition.ts'

const FELTS: readonly Lch[] = [
  [0.5, 0.13, 155],
  [0.44, 0.17, 22],
  [0.42, 0.15, 262],
  [0.44, 0.1, 195],
  [0.4, 0.15, 310],
]

export const liveTable: Compose = (scene, subject) => {
  const { width: w, height: h, ground, defs, random } = scene
  const title = titleOf(scene, subject, { box: footBox(scene, 0.3), styles: ['block', 'plate', 'ribbon'] })
  const edge = Math.min(h * 0.55, title.title.y - w * 0.06)
  const felt = random.pick(FELTS)
  const cloth = defs.radial(
    [
      [0, hex([felt[0] + 0.2, felt[1], felt[2]])],
      [0.6, hex(felt)],
      [1, hex([felt[0] * 0.5, felt[1] * 0.8, felt[2]])],
    ],
    [0.42, 0.1, 0.8],
  )
  const wood = defs.linear([
    [0, hex([0.66, 0.1, 58])],
    [0.3, hex([0.4, 0.09, 45])],
    [1, hex([0.2, 0.05, 35])],
  ])
  const table =
    ellipse(w / 2, edge + h * 0.42, w * 0.84, h * 0.44, wood) +
    ellipse(w / 2, edge + h * 0.45, w * 0.78, h * 0.43, cloth)
  const played = Object.entries(subject.motif.playedWith ?? {}).find(([word]) => subject.title.includes(word))?.[1]
  const lamp = glow(scene, w * 0.36, h * 0.14, h * 0.44, mix(ground.glow, [0.95, 0.06, 85], 0.4), 0.5)
  return {
    svg: `${drawScenery(random.pick(['casino', 'spotlight', 'city'] as const), scene)}${lamp}${drawDealer(scene, w * between(scene, 0.44, 0.56), edge + w * 0.08, edge * between(scene, 1, 1.1))}${table}${onTable(scene, played ?? 'cards', edge + w * 0.11)}${scrim(scene, 0.58)}${title.svg}`,
    title: title.title,
  }
}

function onTable(scene: Scene, main: PropName, y: number): string {
  const { width: w, defs, random } = scene
  const put = (name: PropName, x: number, up: number, size: number, turn = between(scene, -14, 14)): string =>
    drawProp(name, defs, random, w * x, y + w * up, w * size, turn)
  const stacks = [0.12, 0.88]
    .map((x) => [0, 1, 2].map((level) => put('chips', x + level * 0.006, 0.03 - level * 0.026, 0.13, 0)).join(''))
    .join('')
  if (main === 'wheel') return stacks + put('wheel', 0.5, 0.03, 0.34)
  const count = main === 'dice' ? 3 : main === 'chips' ? 4 : 4
  const row = Array.from({ length: count }, (_, index) =>
    put(
      main,
      0.5 + (index - (count - 1) / 2) * 0.135,
      0.02,
      main === 'cards' || main === 'tiles' ? 0.2 : 0.15,
      (index - (count - 1) / 2) * 5,
    ),
  )
  return stacks + row.join('')
}
