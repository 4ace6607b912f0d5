import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const conversation = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const line = style({
  display: 'grid',
  gap: vars.space.xxs,
  maxInlineSize: 'min(85%, 32rem)',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.l,
  // Forced colours draw no grounds: an edge tells the lines apart.
  border: '1px solid transparent',
  overflowWrap: 'anywhere',
})

/** Whose line it is: each has a side of its own, and the corner towards it is square. */
export const side = styleVariants({
  own: [
    line,
    {
      alignSelf: 'flex-end',
      borderEndEndRadius: 0,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
    },
  ],
  other: [
    line,
    {
      alignSelf: 'flex-start',
      borderEndStartRadius: 0,
      backgroundColor: vars.color.raised,
      borderColor: vars.color.line,
      color: vars.color.ink,
    },
  ],
})

/** Words as they were written, with their lines. */
export const words = style({ whiteSpace: 'pre-wrap' })
/** Who and when. */
export const about = style({ fontSize: vars.size.xs, fontVariantNumeric: 'tabular-nums' })
/** A picture in a line. */
export const thumb = style({ display: 'block', objectFit: 'cover', borderRadius: vars.radius.m })
