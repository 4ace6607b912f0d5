/** The measure of a page: one width, one margin, one rhythm between its sections. */
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../layout/media.ts'

export const PAGE_WIDTH = '90rem'
/** What a wide window keeps free at either side of it, of which the header keeps as much. */
export const PAGE_MARGIN = '4rem'

export const page = style({
  inlineSize: '100%',
  maxInlineSize: PAGE_WIDTH,
  marginInline: 'auto',
  paddingInline: vars.space.m,
  '@media': { [media.tablet]: { paddingInline: vars.space.l }, [media.desktop]: { paddingInline: PAGE_MARGIN } },
})
/** A page that is read: its own top and bottom. */
/** What a page says of itself below its title. */
export const pageLead = style({
  maxInlineSize: '60ch',
  color: vars.color.muted,
  fontSize: vars.size.l,
  lineHeight: 1.45,
  textWrap: 'pretty',
})
export const padded = style([page, { paddingBlock: vars.space.xl, display: 'grid', gap: vars.space.l }])
/** The same below a head of one line, which stands close to the header. */
export const paddedUnderHead = style([padded, { gap: vars.space.s, paddingBlockStart: vars.space.xs }])
/** A title and what belongs to it in one line of 64 pixels; below each other on a phone. */
export const headLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  '@media': { [media.desktop]: { minBlockSize: '4rem' } },
})
export const headBeside = style({ flex: '1 1 18rem', minInlineSize: 0 })
export const section = style([page, { paddingBlock: vars.space.s }])
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s,
  marginBlockEnd: vars.space.s,
})
// A long title breaks beside what stands at the other end; only where that would leave it no room does that go below.
globalStyle(`${sectionHead} > h2`, { flex: '1 1 7rem', minInlineSize: 0 })
/** A panel that lies on the page. */
export const card = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
})
/** A panel of rows that fill it, with lines between them: they lie inside its frame. */
export const rows = style([card, { padding: vars.frame.inset, overflow: 'hidden' }])
