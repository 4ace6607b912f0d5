import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from './media.ts'

const together = { display: 'grid', gap: vars.space.l, alignItems: 'start' } as const
/** Side by side from desktops on; in a dialog, whose names are short, from tablets on. */
export const both = styleVariants({
  page: {
    ...together,
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(22rem, 2fr)' } },
  },
  dialog: {
    ...together,
    '@media': {
      [media.tablet]: { gridTemplateColumns: '17rem minmax(0, 1fr)', minBlockSize: 'min(14rem, 60dvh)' },
    },
  },
})
export const pane = style({ minInlineSize: 0 })
/** The one that narrow windows leave out. */
export const paneOnWide = styleVariants({ page: media.desktop, dialog: media.tablet }, (wide) => [
  pane,
  { display: 'none', '@media': { [wide]: { display: 'grid' } } },
])
export const sticks = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.space.xl} * 3)` } },
})
