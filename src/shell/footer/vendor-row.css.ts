import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'
import { footer } from './footer.css.ts'

const { centred, line } = footer

/** As high as its marks before they are known, so that the links below stay where they are. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  gap: vars.space.xs,
  minBlockSize: 44,
  paddingBlockEnd: vars.space.l,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    [`${centred} &`]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' },
    [`${line} &`]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs, paddingBlockEnd: vars.space.m },
  },
})
export const vendor = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  padding: 4,
  borderRadius: vars.radius.s,
  color: vars.color.muted,
  // The letters that stand for a mark which did not come.
  fontSize: vars.size.xs,
  textDecoration: 'none',
  overflow: 'hidden',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.raised } } } },
})
