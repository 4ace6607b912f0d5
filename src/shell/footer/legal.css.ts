import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { footer } from './footer.css.ts'

const { centred, line } = footer

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  selectors: {
    [`${centred} &`]: { flexDirection: 'column' },
    [`${line} &`]: { paddingBlockStart: vars.space.m, fontSize: vars.size.xs },
  },
})
export const age = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 44,
  borderRadius: '50%',
  border: '2px solid currentColor',
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums',
})
export const text = style({
  flex: '1 1 20rem',
  display: 'grid',
  gap: 2,
  maxInlineSize: '80ch',
  selectors: { [`${centred} &`]: { flex: 'none' } },
})
// Its words stay together where a line has room for them.
globalStyle(`${text} a`, { display: 'inline-block' })
