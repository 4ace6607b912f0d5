import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { oneLine } from '../../ui/layout/truncate.ts'
import { media } from '../../ui/layout/media.ts'

export const mark = style({ display: 'grid', placeItems: 'center', flexShrink: 0, inlineSize: 36, blockSize: 36 })

const side = { inlineSize: '3.25rem', flexShrink: 0 } as const
/** Covers in the shape of the brand's cards. */
export const picture = styleVariants({
  poster: { ...side, aspectRatio: '1', borderRadius: vars.radius.m },
  portrait: { ...side, inlineSize: '2.6rem', aspectRatio: '3 / 4', borderRadius: vars.radius.s },
  framed: {
    ...side,
    aspectRatio: '1',
    borderRadius: vars.radius.s,
    border: `1px solid ${vars.color.edge}`,
    padding: 3,
    backgroundColor: vars.color.surface,
  },
  row: { ...side, aspectRatio: '1', borderRadius: 0 },
})
/** What was typed, in the name. */
export const hit = style({
  background: 'none',
  color: vars.color.accentText,
  fontWeight: 750,
  selectors: {
    '[data-active] &': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '@media': { [media.forced]: { textDecoration: 'underline' } },
})
export const hot = style({
  display: 'inline-flex',
  color: vars.color.accentText,
  selectors: { '[data-active] &': { color: 'inherit' } },
})
/** The last words that were searched for. */
export const lastWords = style({ maxInlineSize: '16rem', '@media': { '(pointer: coarse)': { minBlockSize: 44 } } })
export const oneName = style(oneLine)
