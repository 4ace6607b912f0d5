import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'
import { page } from '../../ui/page/page.css.ts'
import { body } from '../shell.css.ts'
import { permanent, RAIL } from '../side-menu/side-menu.css.ts'

const ground = style({
  position: 'relative',
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  fontSize: vars.size.s,
})
/** How a brand draws it (`layout.footer`). */
export const footer = styleVariants({
  columns: [ground],
  centred: [ground, { textAlign: 'center', borderBlockStartWidth: 3, borderBlockStartStyle: 'double' }],
  line: [ground],
})
const { columns, centred, line } = footer
// The footer's columns stand under the page's, which begin beside the rail.
globalStyle(`${body}:has(> ${permanent}[data-narrow="true"]) ~ ${ground}`, {
  '@media': { [media.desktop]: { paddingInlineStart: RAIL.narrow } },
})
globalStyle(`${body}:has(> ${permanent}[data-narrow="false"]) ~ ${ground}`, {
  '@media': { [media.desktop]: { paddingInlineStart: RAIL.wide } },
})
export const inner = style([
  page,
  {
    display: 'grid',
    gap: vars.space.l,
    paddingBlock: vars.space.xl,
    selectors: { [`${line} &`]: { gap: vars.space.m, paddingBlock: vars.space.l } },
  },
])

/** Who it is, and every list of links. */
export const groups = style({
  display: 'grid',
  gap: vars.space.l,
  selectors: {
    [`${columns} &`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`${centred} &`]: { justifyItems: 'center', gap: vars.space.m },
    [`${line} &`]: { gap: vars.space.xs },
  },
  '@media': {
    [media.tablet]: { selectors: { [`${columns} &`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
    [media.desktop]: {
      selectors: {
        [`${columns} &`]: {
          gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)',
          gap: vars.space.xl,
        },
        [`${line} &`]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.xl },
      },
    },
  },
})
export const brand = style({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  justifyItems: 'start',
  selectors: {
    [`${columns} &`]: { gridColumn: '1 / -1' },
    [`${centred} &`]: { justifyItems: 'center' },
  },
  '@media': {
    [media.desktop]: {
      selectors: {
        [`${columns} &`]: { gridColumn: 'auto' },
        [`${line} &`]: { gridRow: '1 / span 3', maxInlineSize: '14rem' },
      },
    },
  },
})
globalStyle(`${brand} img`, {
  inlineSize: 'auto',
  blockSize: '2rem',
  maxInlineSize: '11rem',
  objectFit: 'contain',
  objectPosition: 'left center',
  '@media': { [media.forced]: { forcedColorAdjust: 'none', backgroundColor: vars.color.sunken } },
})
globalStyle(`${centred} ${brand} img`, { objectPosition: 'center' })
globalStyle(`${line} ${brand} img`, { blockSize: '1.5rem' })
export const promise = style({
  maxInlineSize: '34ch',
  color: vars.color.muted,
  fontSize: vars.size.m,
  lineHeight: 1.45,
  selectors: {
    [`${centred} &`]: { maxInlineSize: '60ch', fontFamily: vars.font.display, color: vars.color.ink },
    [`${line} &`]: { fontSize: vars.size.s },
  },
})
export const contact = style({ marginBlockStart: vars.space.xs })
