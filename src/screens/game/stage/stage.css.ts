/** The game's own place: as high as the window has left, without scrolling, in the light of the game's cover. */
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: '22rem',
  backgroundColor: vars.color.ground,
})
// What the frame leaves of the window is the stage's: its room is known without a figure for the header.
globalStyle(`main:has(> ${stage})`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
/** The whole window, where there is no full screen. */
export const fills = style({ position: 'fixed', inset: 0, zIndex: 45, minBlockSize: 0 })
export const light = style({
  position: 'absolute',
  inset: 0,
  zIndex: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.sunken,
  pointerEvents: 'none',
})
export const lightPicture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: 'blur(48px) saturate(1.15)',
  opacity: 0.42,
  transform: 'scale(1.25)',
  '@media': { [media.forced]: { display: 'none' } },
})
export const place = style({ position: 'relative', display: 'grid', minBlockSize: 0, minInlineSize: 0 })
/** On wide screens the game stands in its light. */
export const held = style({
  '@media': { [media.desktop]: { padding: vars.space.s } },
})
export const frame = style({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  backgroundColor: vars.color.sunken,
  colorScheme: 'normal',
})
export const heldFrame = style({
  '@media': { [media.desktop]: { borderRadius: vars.radius.m, boxShadow: vars.shadow.high } },
})
/** The game is there but covered: it must not take the focus, and nothing of it shows through. */
export const covered = style({ visibility: 'hidden' })
export const line = style({
  position: 'relative',
  zIndex: 1,
  margin: 0,
  paddingBlock: '0.35rem',
  paddingInline: vars.space.m,
  paddingBlockEnd: 'max(0.35rem, env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  textAlign: 'center',
})
