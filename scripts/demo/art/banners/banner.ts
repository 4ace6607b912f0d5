/** Wide art for banners: a place in the brand's colours, calm on the left for words, its things on the right. */
import { oklch } from 'culori'
import { BANNER_KEYS, type BannerKey } from '../../../sandbox/seeds/content/banners.ts'
import { createRandom, numberOf } from '../../../sandbox/seeds/random.ts'
import { hex, mix, type Lch } from '../color.ts'
import { paintFigure, type Figure } from '../figures/figure.ts'
import { figures } from '../motifs/motif.ts'
import { metalOf, type Ground } from '../palette.ts'
import { drawProp, type PropName } from '../props/props.ts'
import { between, type Scene } from '../scene.ts'
import { drawScenery, type SceneryName } from '../scenery/sceneries.ts'
import { glow } from '../scenery/shapes.ts'
import { createDefs, ellipse, n, path, rect } from '../svg/write.ts'

/** Units of the drawing. */
export const BANNER_SIZE = [1440, 576] as const

interface Plan {
  readonly scenery: SceneryName
  /** From the back to the front; the last one stands in the middle. */
  readonly things: readonly Figure[]
  readonly props: readonly PropName[]
}

const PLANS: Readonly<Record<BannerKey, Plan>> = {
  'welcome-banner': {
    scenery: 'fair',
    things: figures('crown gold red gold green', 'present magenta gold violet', 'open-treasure-chest brown gold red'),
    props: ['coins', 'coins', 'chips'],
  },
  'live-banner': { scenery: 'table', things: [], props: ['wheel', 'cards', 'chips', 'dice'] },
  'weekend-banner': {
    scenery: 'stadium',
    things: figures('basketball-ball orange', 'trophy-cup gold', 'soccer-ball ivory ink ivory ink /ink'),
    props: [],
  },
  'draws-banner': { scenery: 'spotlight', things: [], props: ['balls'] },
  'slots-banner': {
    scenery: 'rays',
    things: figures(
      'cut-diamond sky ivory teal silver',
      'cherry red red green',
      'spiked-dragon-head red gold orange crimson',
    ),
    props: ['coins'],
  },
  'app-banner': { scenery: 'city', things: figures('rocket red silver gold sky', 'smartphone ink sky'), props: [] },
}

/**
 * Draws a banner as an SVG of 1440 by 576 units, without words.
 * @param merchant decides the small differences between two brands' banners
 * @param accent the brand's own, as `#rrggbb`; one by the merchant's name unless given
 */
export function drawBanner(key: BannerKey, merchant: string, accent?: string): string {
  const [width, height] = BANNER_SIZE
  const random = createRandom(numberOf(`${merchant}/${key}`))
  const ground = groundFor(accent, random.below(360))
  const scene: Scene = { width, height, ground, metal: metalOf('gold'), random, defs: createDefs() }
  const { scenery, things, props } = PLANS[key]
  const light = glow(scene, width * 0.72, height * 0.48, height * 0.75, ground.glow, 0.6)
  const front = key === 'app-banner' ? phone(scene) : thingsOn(scene, things)
  const shade = scene.defs.linear(
    [
      [0, hex(ground.ink), 0.86],
      [0.42, hex(ground.ink), 0.5],
      [0.68, hex(ground.ink), 0],
    ],
    [0, 0, 1, 0],
  )
  const body = `${drawScenery(scenery, scene)}${light}${rect(0, 0, width, height, shade)}${front}${propsOn(scene, props)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${scene.defs.markup()}${body}</svg>`
}

/** A ground around a hue. Yellows and browns are held darker and quieter, where they would turn to mud. */
function groundFor(accent: string | undefined, hue: number): Ground {
  const read = accent ? oklch(accent) : undefined
  const h = read?.h ?? hue
  const c = read ? Math.min(read.c, 0.17) : 0.15
  const earthy = h > 55 && h < 125
  const sky: Lch = earthy ? [0.3, c * 0.32, h] : [0.43, c, h]
  return {
    name: 'midnight',
    glow: [0.84, Math.max(0.05, c * 0.8), h + (earthy ? 0 : 18)],
    sky,
    floor: [0.2, sky[1] * 0.6, h - 10],
    ink: [0.13, sky[1] * 0.4, h - 10],
  }
}

function thingsOn(scene: Scene, things: readonly Figure[]): string {
  const { width: w, height: h, defs, ground } = scene
  const spots = [
    [0.575, 0.55, 0.48, -10],
    [0.91, 0.55, 0.48, 10],
    [0.74, 0.48, 0.76, 0],
  ] as const
  const shadow =
    things.length > 0
      ? ellipse(w * 0.74, h * 0.88, w * 0.2, h * 0.06, '#000', `opacity=".4" filter="${defs.blur(14)}"`)
      : ''
  return (
    shadow +
    things
      .map((figure, index) => {
        const [x, y, size, turn] = spots[index] ?? spots[2]
        return paintFigure(defs, figure, { x: w * x, y: h * y, size: h * size, turn }, { halo: hex(ground.glow) })
      })
      .join('')
  )
}

function propsOn(scene: Scene, props: readonly PropName[]): string {
  const { width: w, height: h, defs, random } = scene
  const put = (name: PropName, x: number, y: number, size: number): string =>
    drawProp(name, defs, random, w * x, h * y, h * size, between(scene, -24, 24))
  if (props.length === 0) return ''
  if (props[0] === 'wheel') {
    const fan = [-2, -1, 0, 1].map((step) =>
      drawProp(
        'cards',
        defs,
        random,
        w * (0.59 + step * 0.045),
        h * (0.62 + Math.abs(step + 0.5) * 0.03),
        h * 0.46,
        step * 11,
      ),
    )
    const small = Array.from({ length: 7 }, (_, index) =>
      put(index % 3 === 2 ? 'dice' : 'chips', 0.52 + index * 0.066, between(scene, 0.83, 0.9), 0.2),
    )
    return drawProp('wheel', defs, random, w * 0.79, h * 0.46, h * 0.82) + fan.join('') + small.join('')
  }
  if (props[0] === 'balls')
    return [
      [0.6, 0.3, 0.26],
      [0.88, 0.28, 0.24],
      [0.66, 0.62, 0.36],
      [0.84, 0.64, 0.38],
      [0.745, 0.4, 0.46],
      [0.56, 0.78, 0.26],
      [0.94, 0.8, 0.24],
      [0.75, 0.82, 0.3],
    ]
      .map(([x = 0, y = 0, size = 0]) => put('balls', x, y, size))
      .join('')
  return Array.from({ length: 12 }, (_, index) => {
    const x = 0.5 + (index / 12) * 0.47 + between(scene, -0.02, 0.02)
    const low = index % 3 !== 0
    return put(
      random.pick(props),
      x,
      low ? between(scene, 0.8, 0.94) : between(scene, 0.1, 0.34),
      low ? between(scene, 0.13, 0.2) : between(scene, 0.08, 0.12),
    )
  }).join('')
}

/** Two telephones, each with a wall of small pictures. */
function phone(scene: Scene): string {
  const { width: w, height: h, defs, ground } = scene
  const art = figures(
    'dragon-head red gold',
    'cherry red red green',
    'crown gold red',
    'soccer-ball ivory ink',
    'cut-diamond sky ivory',
    'lotus pink magenta violet',
    'rocket red silver gold',
    'two-coins gold',
  )
  const one = (x: number, y: number, size: number, turn: number, from: number): string => {
    const [pw, ph] = [size * 0.49, size]
    const tiles = Array.from({ length: 6 }, (_, index) => {
      const tw = pw * 0.41
      const [tx, ty] = [-pw * 0.44 + (index % 2) * pw * 0.46, -ph * 0.27 + Math.floor(index / 2) * tw * 1.1]
      const base: Lch = [0.5, 0.17, ground.sky[2] + (index + from) * 47]
      const figure = art[(index + from) % art.length]
      const fill = defs.linear([
        [0, hex([0.66, 0.17, base[2]])],
        [1, hex([0.3, 0.12, base[2]])],
      ])
      return (
        rect(tx, ty, tw, tw, fill, 'rx="10"') +
        (figure
          ? paintFigure(
              defs,
              figure,
              { x: tx + tw / 2, y: ty + tw / 2, size: tw * 0.7 },
              { bevel: false, shadow: false },
            )
          : '')
      )
    })
    const glass = defs.linear([
      [0, hex(mix(ground.sky, ground.ink, 0.4))],
      [1, hex(ground.ink)],
    ])
    const hero = rect(
      -pw * 0.44,
      -ph * 0.45,
      pw * 0.88,
      ph * 0.16,
      defs.linear(
        [
          [0, hex(ground.glow)],
          [1, hex(ground.sky)],
        ],
        [0, 0, 1, 1],
      ),
      'rx="10"',
    )
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${rect(-pw / 2, -ph / 2, pw, ph, '#000', `rx="30" opacity=".45" transform="translate(12 18)" filter="${defs.blur(12)}"`)}${rect(-pw / 2 - 5, -ph / 2 - 5, pw + 10, ph + 10, '#c9ccd6', 'rx="34"')}${rect(-pw / 2, -ph / 2, pw, ph, glass, 'rx="30"')}${hero}${tiles.join('')}${rect(-pw * 0.14, -ph * 0.485, pw * 0.28, 8, '#000', 'rx="4"')}${path(`M${n(-pw / 2)} ${n(-ph / 2 + 30)}V${n(ph * 0.2)}L${n(pw * 0.2)} ${n(-ph / 2)}H${n(-pw / 2 + 30)}a30 30 0 0 0 -30 30Z`, '#fff', 'opacity=".07"')}</g>`
  }
  return one(w * 0.64, h * 0.56, h * 0.82, -9, 0) + one(w * 0.83, h * 0.54, h * 0.92, 8, 3)
}

/** Whether there is such a banner. */
export const isBanner = (key: string): key is BannerKey => BANNER_KEYS.some((known) => known === key)
