/** An offer at the head of its own page. */
import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { lacquer } from './slide/offer-frame.css.ts'

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  minBlockSize: '10.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
})
export const banner = styleVariants({
  ticket: [base],
  plaque: [base, { position: 'relative' }],
  plate: [base],
  blocks: [base],
})
/** The picture lies behind a plaque, and beside the words of the others. */
export const art = styleVariants({
  ticket: { display: 'grid', order: 1, minInlineSize: 0, borderInlineStart: `2px dashed ${vars.color.line}` },
  plaque: { position: 'absolute', inset: 0, display: 'grid' },
  plate: { display: 'grid', order: 1, minInlineSize: 0 },
  blocks: { display: 'grid', order: 1, minInlineSize: 0, borderInlineStart: `1px solid ${vars.color.line}` },
})
const wordsBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: '0.25rem',
  minInlineSize: 0,
  padding: vars.space.m,
})
export const words = styleVariants({
  ticket: [wordsBase],
  plaque: [wordsBase, { ...lacquer, position: 'relative', margin: '0.75rem', paddingInline: vars.space.l }],
  plate: [wordsBase],
  blocks: [wordsBase],
})
