/** An offer as something that can be taken: a stub with its picture, and what it says. */
import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'

/** Where the stub ends. */
const stubSize = createVar()
/** The radius of the holes at both ends of the tear line. */
const NOTCH = '0.375rem'

const hole = (side: string, block: string): string =>
  `radial-gradient(circle ${NOTCH} at ${side} ${block}, transparent 97%, #000)`

const base = style({
  vars: { [stubSize]: '5.75rem' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${stubSize} minmax(0, 1fr)`,
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  '@media': { [media.tablet]: { vars: { [stubSize]: '8.5rem' } }, [media.forced]: { border: '1px solid CanvasText' } },
})

/** Around all of a ticket, where no mask of it reaches: the one that is looked at has a line of its own. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  borderRadius: vars.radius.m,
  // Where its details stand beside it.
  '@media': {
    [media.desktop]: {
      selectors: { '&[data-current]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 3 } },
    },
  },
})

export const stub = style({ minInlineSize: 0, display: 'grid' })
export const body = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.m,
})

/** One line of words and what can be done, as low as its picture; below each other on a phone. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: vars.space.s,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space.m,
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.m,
    },
  },
})
export const lineWords = style({ display: 'grid', gap: 0, minInlineSize: 0 })
export const lineEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: vars.space.s,
  rowGap: 0,
  '@media': { [media.tablet]: { maxInlineSize: '12rem' } },
})
/** Until when, in a line of its own above what can be done. */
export const lineDates = style({ flex: '1 1 100%', textAlign: 'end', selectors: { '&:empty': { display: 'none' } } })

/** Two holes, at the start and at the end of the tear line. */
const torn = style({
  borderRadius: vars.radius.m,
  maskImage: `${hole(stubSize, '0')}, ${hole(stubSize, '100%')}`,
  maskComposite: 'intersect',
  selectors: {
    '&:dir(rtl)': {
      maskImage: `${hole(`calc(100% - ${stubSize})`, '0')}, ${hole(`calc(100% - ${stubSize})`, '100%')}`,
    },
  },
})

const tearLine = (width: number, color: string) =>
  ({
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${NOTCH} + 2px)`,
      insetInlineStart: `calc(${stubSize} - ${width / 2}px)`,
      borderInlineStart: `${width}px dashed ${color}`,
      zIndex: 1,
    },
  }) as const

export const ticket = styleVariants({
  ticket: [base, torn, tearLine(2, vars.color.line)],
  plaque: [base, torn, tearLine(1, vars.color.edge), { border: `1px solid ${vars.color.line}` }],
  plate: [
    base,
    {
      border: `1px solid ${vars.color.accentText}`,
      outline: `1px solid ${vars.color.line}`,
      outlineOffset: -5,
    },
  ],
  blocks: [base, { border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.m }],
})
/** A link that takes a press anywhere on the ticket. */
export const wholeLink = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
})
