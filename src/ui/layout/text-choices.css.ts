/** What `Text` may be asked for. Apart from the type roles, which the first page has: it brings no table that nothing in it uses. */
import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { scriptWords } from '../../theme/writing-systems.ts'

export const words = style({ margin: 0 })
/** `sum` is how much there is in all: fourteen digits have room on a phone, too. */
export const size = styleVariants({ ...vars.size, sum: `min(${vars.size.xl}, 4.9vw)` }, (fontSize) => ({ fontSize }))
export const weight = styleVariants({ regular: 400, medium: 600, strong: 650, bold: 700 }, (fontWeight) => ({
  fontWeight,
}))
export const tone = styleVariants(
  {
    ink: vars.color.ink,
    muted: vars.color.muted,
    good: vars.color.good,
    warn: vars.color.warn,
    bad: vars.color.bad,
    accent: vars.color.accentText,
  },
  (color) => ({ color }),
)
/** Figures of one width: what stands beside them does not move while they change. */
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
/** Breaks anywhere rather than leaving its place. */
export const breaks = style({ overflowWrap: 'anywhere', minInlineSize: 0 })
/** Sums are never torn. */
export const oneLine = style({ whiteSpace: 'nowrap' })
/** Keeps its width while the words beside it break. */
export const whole = style({ display: 'inline-block', flexShrink: 0, maxInlineSize: '100%' })
export const font = styleVariants({
  /** References and keys, which are compared and copied letter by letter. */
  code: { fontFamily: 'ui-monospace, monospace' },
  /** The brand's own, for what a page is about. */
  display: {
    fontFamily: vars.font.display,
    fontWeight: vars.font.displayWeight,
    lineHeight: 1.2,
    textWrap: 'balance',
    wordSpacing: scriptWords(vars.font.displayWords),
  },
})
