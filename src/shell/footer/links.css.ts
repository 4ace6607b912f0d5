import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/media.ts'
import { hiddenVisually } from '../../ui/text.css.ts'
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
