import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { EDGE } from './categories-section.css.ts'

/** A cover's upper part: its lower one has the letters of its own game. */
const upper = {
  position: 'absolute',
  insetBlockStart: 0,
  maxInlineSize: 'none',
  objectFit: 'cover',
  color: 'transparent',
  filter: vars.picture.tone,
} as const
export const crop = {
  crops: style({ ...upper, insetInlineEnd: '-6%', inlineSize: 'auto', blockSize: '165%', aspectRatio: '1' }),
  prints: style({ ...upper, inlineSize: '100%', blockSize: 'auto', aspectRatio: '1' }),
  // At least as wide as the arch, so that there is no seam beside it; its emblem above the words.
  arches: style({
    ...upper,
    insetBlockStart: '-10%',
    justifySelf: 'center',
    inlineSize: 'auto',
    minInlineSize: '100%',
    blockSize: '150%',
    aspectRatio: '1',
    objectPosition: '50% 30%',
  }),
}
/** Three faces in parallel projection: each a square that is turned into its place. */
const face = (left: number, top: number, matrix: string, brightness: number) =>
  style({
    position: 'absolute',
    left: left * EDGE,
    top: top * EDGE,
    inlineSize: EDGE,
    blockSize: EDGE,
    color: 'transparent',
    transform: `matrix(${matrix}, 0, 0)`,
    transformOrigin: '0 0',
    filter: `brightness(${brightness})`,
    backfaceVisibility: 'hidden',
  })
export const faces = [
  face(0, 0.5, '0.866, -0.5, 0.866, 0.5', 1),
  face(0, 0.5, '0.866, 0.5, 0, 1', 0.88),
  face(0.866, 1, '0.866, -0.5, 0, 1', 0.7),
]

/** A cover that the brand has chosen, as it wants it to be seen. */
export const chosen = {
  crops: style({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0, inlineSize: '100%' }),
  others: style({ position: 'absolute', inset: 0 }),
}
export const chosenPicture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'inherit',
  color: 'transparent',
  filter: vars.picture.tone,
})
