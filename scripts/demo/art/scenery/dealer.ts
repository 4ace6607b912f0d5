/** Who deals at a live table: a half figure behind it, drawn flat with a light from the left. */
import { hex, mix, type Lch } from '../color.ts'
import type { Scene } from '../scene.ts'
import { ellipse, group, n, path } from '../svg/write.ts'

const SKINS: readonly Lch[] = [
  [0.86, 0.06, 62],
  [0.8, 0.075, 60],
  [0.7, 0.085, 55],
  [0.56, 0.08, 50],
  [0.44, 0.065, 45],
]
const HAIR: readonly Lch[] = [
  [0.24, 0.03, 40],
  [0.32, 0.06, 45],
  [0.46, 0.09, 55],
  [0.74, 0.1, 80],
  [0.4, 0.13, 35],
]
const VESTS = [20, 262, 300, 155, 340, 60]

/** Behind the head, before the face. */
type Cut = (fill: string, lit: string) => { readonly back: string; readonly front: string }

const CUTS: readonly Cut[] = [
  // A knot on top.
  (fill, lit) => ({
    back: ellipse(0, -150, 26, 24, fill) + path('M-58-86C-64-150 64-150 58-86L50-60H-50Z', fill),
    front:
      path('M-50-84C-46-124-8-128 4-118 24-126 48-118 50-82 40-100 22-108 2-106-20-108-42-100-50-84Z', fill) +
      path('M-30-112C-18-120-6-120 2-114-10-114-22-110-30-104Z', lit),
  }),
  // Long and parted.
  (fill, lit) => ({
    back: path('M-60-80C-70-156 70-156 60-80 66-40 74-10 62 20H34V-50H-34V20H-62C-74-10-66-40-60-80Z', fill),
    front:
      path('M-52-66C-58-112-22-132 6-120 38-126 58-104 52-64 46-92 30-106 8-108-14-100-42-96-52-66Z', fill) +
      path('M-40-96C-30-112-12-118 2-114-14-110-28-104-40-90Z', lit),
  }),
  // A bob.
  (fill, lit) => ({
    back: path('M-64-78C-70-150 70-150 64-78 66-54 66-40 58-28H-58C-66-40-66-54-64-78Z', fill),
    front:
      path('M-52-72C-52-116-20-126 0-122 24-126 52-114 52-72 44-84 30-92 0-92-30-92-44-84-52-72Z', fill) +
      path('M-34-108C-20-118 0-120 14-114-4-114-20-110-34-100Z', lit),
  }),
  // Short, combed to a side.
  (fill, lit) => ({
    back: path('M-54-78C-58-142 58-142 54-78L50-62H-50Z', fill),
    front:
      path(
        'M-52-70C-56-120-30-138 10-134 46-132 58-104 52-68 48-82 44-92 36-100 12-92-24-92-40-100-46-92-50-82-52-70Z',
        fill,
      ) + path('M-34-114C-16-126 8-128 24-120 4-120-16-116-34-106Z', lit),
  }),
]

/**
 * A dealer whose hands rest on a table.
 * @param x the middle of the figure
 * @param foot where the table hides it
 * @param height from the table's edge to the top of the head
 */
export function drawDealer({ random, ground, defs }: Scene, x: number, foot: number, height: number): string {
  const skin = random.pick(SKINS)
  // Fair hair with fair skin, so that each stands out from the other.
  const hair = random.pick(skin[0] > 0.75 ? HAIR : HAIR.slice(0, 2))
  const hue = random.pick(VESTS)
  const short = random.next() < 0.35
  const cut = short ? CUTS[3] : CUTS[random.below(3)]
  const tone = (colour: Lch, by: number): string =>
    hex([Math.max(0.08, Math.min(0.97, colour[0] + by)), colour[1], colour[2]])
  const sideways = (from: string, to: string): string =>
    defs.linear(
      [
        [0, from],
        [1, to],
      ],
      [0, 0.2, 1, 0.6],
    )
  const face = sideways(tone(skin, 0.05), tone(skin, -0.08))
  const vest = sideways(hex([0.44, 0.15, hue]), hex([0.24, 0.1, hue]))
  const shirt = sideways('#ffffff', '#c9cad8')
  const { back = '', front = '' } = cut?.(tone(hair, 0), tone(hair, 0.16)) ?? {}
  const ink = tone(mix(hair, [0.2, 0.03, 40], 0.6), 0)
  const lips = hex(mix(skin, [0.55, 0.17, 18], short ? 0.35 : 0.8))
  const eye = (side: number): string =>
    `<g transform="translate(${side * 20} -62) scale(${side} 1)">${ellipse(0, 0, 8.5, 5.6, '#fff')}${ellipse(-0.5, 0.4, 4.6, 5, ink)}${ellipse(-1.6, -1.4, 1.5, 1.5, '#fff')}${path('M-10-1C-6-8 6-8 11-1', 'none', `stroke="${ink}" stroke-width="3" stroke-linecap="round"`)}${path('M-11-13C-4-19 6-18 12-13', 'none', `stroke="${ink}" stroke-width="${short ? 4.5 : 3}" stroke-linecap="round"`)}</g>`
  const arm = (side: number): string =>
    `<g transform="scale(${side} 1)">${path('M64 34C104 42 122 84 126 132L92 140C90 108 82 90 62 82Z', shirt)}${path('M92 128L128 122 126 146 94 148Z', vest)}</g>`
  const bow = `<path d="M0 20L-26 8V34ZM0 20L26 8V34Z" fill="${hex([0.3, 0.12, hue + 20])}"/>${ellipse(0, 20, 6, 7, hex([0.42, 0.14, hue + 20]))}`
  const body =
    back +
    path('M-20-20H20V18L0 40-20 18Z', tone(skin, -0.1)) +
    path('M-92 150C-92 60-70 30-26 16L0 44 26 16C70 30 92 60 92 150Z', shirt) +
    path('M-78 150C-76 70-64 38-38 24L0 92 38 24C64 38 76 70 78 150Z', vest) +
    path('M-38 24L0 92 0 104-46 30Z', '#fff', 'opacity=".18"') +
    path('M0 100V150', 'none', 'stroke="#000" stroke-opacity=".3" stroke-width="2"') +
    [110, 128].map((y) => ellipse(6, y, 3.4, 3.4, hex([0.85, 0.13, 85]))).join('') +
    arm(1) +
    arm(-1) +
    bow +
    path('M-47-78C-48-30-26-4 0-4S48-30 47-78C46-112-46-112-47-78Z', face) +
    path('M12-4C34-12 47-38 47-78L38-100C40-60 34-24 12-4Z', tone(skin, -0.14), 'opacity=".5"') +
    eye(-1) +
    eye(1) +
    path(
      'M-2-54C-5-46-7-42-4-38H4',
      'none',
      `stroke="${tone(skin, -0.2)}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`,
    ) +
    path('M-14-25C-6-19 8-19 16-26 10-14-8-13-14-25Z', lips) +
    ellipse(-30, -40, 9, 6, hex([0.7, 0.15, 25]), 'opacity=".22"') +
    ellipse(30, -40, 9, 6, hex([0.7, 0.15, 25]), 'opacity=".18"') +
    front
  const scale = height / 300
  const rim = path(
    'M-47-78C-48-30-26-4 0-4',
    'none',
    `stroke="${hex(ground.glow)}" stroke-opacity=".7" stroke-width="3"`,
  )
  return group(body + rim, `transform="translate(${n(x)} ${n(foot - 146 * scale)}) scale(${scale.toFixed(3)})"`)
}
