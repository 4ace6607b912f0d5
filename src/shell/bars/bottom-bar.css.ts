import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tightLeading } from '../../theme/writing-systems.ts'
import { media } from '../../ui/layout/media.ts'

/** The page that is open, or what it belongs to. */
const CURRENT = '&:is([aria-current="page"], [aria-current="true"])'

export const bar = style({
  position: 'fixed',
  zIndex: 25,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.high,
  '@media': {
    // The narrowest phones have room for five words, but not for five of the longest.
    'screen and (max-width: 24.3em)': { gridTemplateColumns: 'repeat(5, auto)' },
    [media.desktop]: { display: 'none' },
    [media.low]: { position: 'static', boxShadow: 'none' },
  },
})
/** The room that the bar takes, at the end of the page. */
export const room = style({
  blockSize: 'calc(3.75rem + env(safe-area-inset-bottom))',
  backgroundColor: vars.color.sunken,
  '@media': { [media.desktop]: { display: 'none' }, [media.low]: { display: 'none' } },
})
export const item = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 3,
  minBlockSize: '3.75rem',
  minInlineSize: 0,
  padding: '2px 0',
  border: 0,
  background: 'none',
  color: vars.color.muted,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: tightLeading(1.15),
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  outlineOffset: -2,
  selectors: {
    [CURRENT]: { color: vars.color.accentText, fontWeight: 800 },
    // A bar on the upper edge, which no other item has whatever it is filled with.
    [`${CURRENT}::before`]: {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 'calc(50% - 20px)',
      inlineSize: 40,
      blockSize: 3,
      borderRadius: '0 0 3px 3px',
      backgroundColor: vars.color.accentText,
    },
  },
  '@media': {
    [media.forced]: { selectors: { [`${CURRENT}::before`]: { backgroundColor: 'Highlight' } } },
  },
})
const pill = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.6rem',
  blockSize: '1.75rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
})
/** The one in the middle is what most come for: it is filled as the header's own button is, and never in the colours of what is open. */
export const main = styleVariants({
  filled: [pill, { backgroundColor: vars.color.accent, color: vars.color.onAccent }],
  outlined: [pill, { borderColor: vars.color.edge, color: vars.color.ink }],
  inverse: [pill, { backgroundColor: vars.color.ink, color: vars.color.ground }],
})
export const mark = style({ position: 'relative', display: 'grid', placeItems: 'center', blockSize: '1.75rem' })
export const badge = style({ position: 'absolute', insetBlockStart: -4, insetInlineStart: '60%' })
