import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../theme/contract.css.ts'
import { media } from '../../../../ui/layout/media.ts'
import { dim } from '../card-looks.ts'
import * as actions from '../card-actions.css.ts'
import * as captions from '../captions.css.ts'

/** Upright: the picture above, its own light carried on behind a pane of glass with the title. */
export const card = style([
  actions.card,
  {
    aspectRatio: '3 / 4',
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.l,
    backgroundColor: vars.color.raised,
    transition: `border-color ${vars.motion.base} ${vars.motion.ease}, box-shadow ${vars.motion.base} ${vars.motion.ease}`,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover, &:focus-within': {
            borderColor: vars.color.accent,
            boxShadow: `0 0 24px color-mix(in srgb, ${vars.color.accent} 45%, transparent)`,
          },
        },
      },
    },
  },
])
/** Twice, here and below: which of two files comes last on a page is not said. */
export const backdrop = style({
  selectors: { '&&': { position: 'absolute', aspectRatio: 'auto' } },
  inset: '-12%',
  zIndex: -1,
  borderRadius: 0,
  filter: 'blur(18px) saturate(1.3)',
})
export const picture = style({
  maskImage: 'linear-gradient(to bottom, black 86%, transparent)',
  transition: `filter ${vars.motion.base} ${vars.motion.ease}`,
})
dim(card, picture, 0.55)
export const caption = style({
  ...captions.captionLook,
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  alignContent: 'center',
  blockSize: '25%',
  minBlockSize: '3.25rem',
  paddingInline: vars.space.s,
  backgroundColor: vars.color.scrim,
})
export const choices = style([actions.actions, { selectors: { '&&': { paddingBlockEnd: '25%' } } }])
// The vendor's name makes room for what stands beside it.
globalStyle(`${card}:has(${actions.tools}) ${captions.vendor}`, { paddingInlineEnd: actions.TOOLS_ROOM })
