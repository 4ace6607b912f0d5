import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

/** Of its place in the row: with less of it, a field would have no room for its word. */
const ROOM = 'search (min-width: 13.75rem)'

/** The name is always there for who listens. */
export const words = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
export const look = styleVariants({
  /** A sign alone, which enlarged letters do not widen beyond what a phone has. */
  icon: { inlineSize: `min(${vars.control.m}, 14vw)`, padding: 0 },
  /** Where there is room, like the field that it opens. */
  field: {
    inlineSize: vars.control.m,
    padding: 0,
    '@container': {
      [ROOM]: {
        flex: '1 1 0',
        minInlineSize: vars.control.m,
        maxInlineSize: '26.25rem',
        overflow: 'hidden',
        minBlockSize: vars.control.s,
        paddingInline: vars.space.s,
        justifyContent: 'flex-start',
        borderColor: vars.color.edge,
        backgroundColor: vars.color.field,
        color: vars.color.placeholder,
        fontSize: vars.size.s,
        fontWeight: 500,
      },
    },
  },
})
globalStyle(`${look.field} ${words}`, {
  '@container': {
    [ROOM]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      clipPath: 'none',
      textOverflow: 'ellipsis',
    },
  },
})
/** The key that opens it; the search itself says so in words. */
globalStyle(`${look.field}::after`, {
  '@media': {
    '(hover: hover)': {
      '@container': {
        [ROOM]: {
          content: ['"/"', '"/" / ""'],
          marginInlineStart: 'auto',
          minInlineSize: '1.5rem',
          border: `1px solid ${vars.color.line}`,
          borderRadius: vars.radius.s,
          fontSize: vars.size.xs,
          lineHeight: '1.25rem',
        },
      },
    },
  },
})
