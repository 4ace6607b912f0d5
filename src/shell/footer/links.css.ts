import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'
import { hiddenVisually } from '../../ui/layout/text.css.ts'
import { footer } from './footer.css.ts'

const { columns, centred, line } = footer

export const group = style({
  minInlineSize: 0,
  selectors: { [`${line} &`]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.m } },
})
export const title = style({
  fontFamily: vars.font.text,
  fontWeight: 700,
  fontStretch: 'normal',
  letterSpacing: 'normal',
  fontSize: vars.size.s,
  selectors: {
    [`${columns} &`]: { marginBlockEnd: vars.space.xs },
    [`${line} &`]: { minInlineSize: '5rem' },
  },
})
/** Where links stand in a row, what they are about is plain to see, and said to those who do not see it. */
export const silentTitle = hiddenVisually
export const list = style({
  selectors: {
    [`${columns} &`]: { display: 'grid', justifyItems: 'start' },
    [`${centred} &`]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: vars.space.l },
    [`${line} &`]: { display: 'flex', flexWrap: 'wrap', flex: '1 1 16rem', columnGap: vars.space.m },
  },
})
// On phones two groups stand side by side; the last of an odd number has the row alone, and so two columns of its own.
const alone = `${columns} ${group}:last-child:nth-child(even)`
const phones = 'screen and (max-width: 39.999em)'
globalStyle(alone, { '@media': { [phones]: { gridColumn: '1 / -1' } } })
globalStyle(`${alone} ${list}`, {
  '@media': { [phones]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.l } },
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  color: vars.color.muted,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { [`${line} &`]: { minBlockSize: '1.9rem' } },
  '@media': {
    // As tall as the other rule, which would win over a plain one.
    '(pointer: coarse)': { minBlockSize: 44, selectors: { [`${line} &`]: { minBlockSize: 44 } } },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } } },
  },
})
