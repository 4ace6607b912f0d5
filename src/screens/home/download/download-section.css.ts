import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { card } from '../../../ui/page/page.css.ts'

/** High enough for the codes, which come later. */
const HEIGHT = { strip: '11rem', panel: '19rem' } as const

const base = style([
  card,
  {
    display: 'grid',
    alignItems: 'center',
    gap: vars.space.l,
    minBlockSize: '15rem',
    padding: vars.space.l,
    overflow: 'hidden',
    backgroundImage: `radial-gradient(120% 160% at 100% 0, ${vars.color.accentSoft}, transparent 60%)`,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: vars.space.m },
    },
  },
])
export const box = styleVariants(HEIGHT, (height) => [
  base,
  { '@media': { [media.desktop]: { minBlockSize: height } } },
])
export const words = style({ display: 'grid', gap: vars.space.s, justifyItems: 'start', minInlineSize: 0 })
export const title = style({ fontSize: vars.size.xl })
export const line = style({ maxInlineSize: '44ch', color: vars.color.muted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, marginBlockStart: vars.space.xs })
const codesBase = style({ display: 'flex', gap: vars.space.l })
export const codes = styleVariants({ strip: [codesBase], panel: [codesBase] })
globalStyle(`${codes.strip} svg[role="img"]`, { inlineSize: '6.5rem', blockSize: '6.5rem' })
globalStyle(`${codes.panel} svg[role="img"]`, { inlineSize: '11rem', blockSize: '11rem' })
