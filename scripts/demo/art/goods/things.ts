/** What each good looks like, as flat parts from the back to the front: whole, and standing on the ground. */
import type { GoodKey } from '../../../sandbox/seeds/rewards/goods.ts'

/** The place that a drawing has. */
export const [WIDTH, HEIGHT] = [160, 120] as const
/** Where everything stands. */
export const GROUND = 106

/** What a part is to its thing: its body, what stands out from that, what is bright, or a line. */
type Role = 'main' | 'second' | 'light' | 'line'
export interface Part {
  readonly role: Role
  /** Path data. */
  readonly d: string
}

const part = (role: Role, ...paths: readonly string[]): Part => ({ role, d: paths.join('') })
const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0z`
/** A star of four points. */
const star = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}q${r * 0.15} ${r * 0.85} ${r} ${r}q${r * -0.85} ${r * 0.15} ${-r} ${r}q${r * -0.15} ${r * -0.85} ${-r} ${-r}q${r * 0.85} ${r * -0.15} ${r} ${-r}z`

/** A coin on its edge, with a star on it. */
const coin = (x: number, r: number): readonly Part[] => [
  part('second', disc(x, GROUND - r, r)),
  part('line', disc(x, GROUND - r, r * 0.8)),
  part('main', star(x, GROUND - r, r * 0.6)),
]

export const THINGS: Readonly<Record<GoodKey, readonly Part[]>> = {
  'bonus-5': [...coin(72, 34), ...coin(112, 18)],
  'bonus-50': [...coin(46, 25), ...coin(118, 25), ...coin(82, 40)],
  headphones: [
    part('light', box(77, 26, 6, 76)),
    part('second', 'M40 62V58a40 40 0 0 1 80 0v4h-7V58a33 33 0 0 0-66 0v4z'),
    part('main', box(34, 56, 18, 36, 8), box(108, 56, 18, 36, 8)),
    part('light', box(52, 60, 7, 28, 3), box(101, 60, 7, 28, 3)),
    part('second', box(56, 98, 48, 8, 3)),
  ],
  charger: [
    part('line', 'M84 24v-4q0-8 8-8h20q8 0 8 8v66'),
    part('light', box(116, 86, 8, 8, 1)),
    part('main', box(48, 24, 52, 82, 10)),
    part('light', box(54, 30, 40, 58, 5)),
    part('second', 'M77 34 60 62h11l-4 22 20-30H75z'),
    part('light', disc(62, 97, 2.6), disc(71, 97, 2.6), disc(80, 97, 2.6)),
  ],
  phone: [
    part('second', 'M96 66l22 40h-9L94 80z'),
    part('main', box(48, 12, 52, 94, 9)),
    part('light', box(53, 19, 42, 78, 4)),
    part('second', disc(74, 48, 14)),
    part('main', 'M53 78q10-12 21-3t21-5v23a4 4 0 0 1-4 4H57a4 4 0 0 1-4-4z'),
    part('line', 'M68 15.5h12'),
  ],
  blender: [
    part('line', 'M105 40h9q7 0 6 7l-4 20q-1 6-8 6h-6'),
    part('light', 'M50 30h58l-7 52H57z'),
    part('second', 'M53 52h52l-4 30H57z'),
    part('main', box(48, 21, 62, 9, 4), box(70, 12, 18, 9, 3), 'M56 82h46l6 24H50z'),
    part('light', disc(79, 95, 6)),
    part('line', 'M60 40h9M61 48h6M79 91v4'),
  ],
  match: [
    part('main', 'M34 14h52v30a7 7 0 0 0 0 14v48H34V58a7 7 0 0 0 0-14z'),
    part('line', 'M44 51h32M42 72v22M48 72v22M54 72v22M62 72v22M66 72v22M72 72v22M78 72v22'),
    part('light', star(60, 30, 13)),
    part('light', disc(104, 84, 22)),
    part('second', 'm104 75 9 6.500-3.500 10.500h-11L95 81.500z'),
    part('line', 'M104 75V62m9 19.500 12-4M109.500 92l7 11M98.500 92l-7 11M95 81.500l-12-4'),
  ],
  cinema: [
    part('second', 'M34 50 91 34l4 11-58 17z'),
    part('light', 'm47 46.500 10-3 4 11.500-10 3zM69 40.200l10-3 4 11.500-10 3z'),
    part('main', box(34, 58, 62, 48, 4)),
    part('light', box(42, 66, 46, 12, 2)),
    part('line', 'M42 87h46M42 96h30'),
    part('light', disc(108, 58, 8), disc(118, 52, 9), disc(129, 58, 8), 'M99 60h38l-6 46h-26z'),
    part('second', 'M107 60h8l1 46h-7zM122 60h8l-4 46h-6z'),
  ],
}
