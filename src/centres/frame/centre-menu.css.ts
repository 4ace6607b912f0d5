/** Whose centre it is and its pages, built as what belongs to a member is (`layout.nextThings`): one frame of cells, stubs of a ticket, tabs of paper, lines below a portrait. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { lacquer } from '../../parts/rewards/offer/slide/offer-frame.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { choiceRow } from '../../ui/actions/menu-row.css.ts'
import { entry } from '../../ui/layout/layout.css.ts'
import { media } from '../../ui/layout/media.ts'
import { oneLine } from '../../ui/layout/truncate.ts'

const { xxs, xs, s, m } = vars.space
const line = `1px solid ${vars.color.line}`
const CURRENT = '&[aria-current="page"]'
/** The holes at both ends of a tear line. */
const NOTCH = '8px'
const hole = (corner: string): string => `radial-gradient(circle ${NOTCH} at ${corner}, transparent 97%, #000)`
const torn = (...corners: readonly string[]) =>
  ({ maskImage: corners.map(hole).join(', '), maskComposite: 'intersect' }) as const

const menuBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: m,
  minInlineSize: 0,
})
const joined = style([menuBase, { gap: 0 }])
export const menu = styleVariants({ cells: [joined], stubs: [joined], slips: [menuBase], portrait: [joined] })

const whoBase = style([entry, { flexWrap: 'nowrap', minBlockSize: 72, padding: s }])
const ROUND = vars.radius.l
export const who = styleVariants({
  cells: [whoBase, { border: line, borderBlockEnd: 0, backgroundColor: vars.color.raised }],
  // The head of the ticket.
  stubs: [
    whoBase,
    {
      minBlockSize: 84,
      borderStartStartRadius: ROUND,
      borderStartEndRadius: ROUND,
      color: vars.color.onAccent,
      backgroundColor: vars.color.accent,
      ...torn('0 100%', '100% 100%'),
    },
  ],
  slips: [whoBase, { ...lacquer, minBlockSize: 84, paddingInline: m }],
  portrait: [whoBase, { gap: m, paddingInline: 0, borderBlockEnd: `1px solid ${vars.color.accentText}` }],
})
/** The arch that a portrait stands in. */
const arch = {
  inlineSize: 60,
  blockSize: 76,
  borderRadius: '999px 999px 0 0',
  border: `1px solid ${vars.color.accentText}`,
}
globalStyle(`${who.portrait} > :first-child`, arch)
export const words = style({ minInlineSize: 0 })
export const name = style({ fontWeight: 700, ...oneLine })
globalStyle(`:is(${who.portrait}, ${who.slips}, ${who.stubs}) ${name}`, {
  fontFamily: vars.font.display,
  fontSize: vars.size.l,
  fontWeight: vars.font.displayWeight,
})
export const note = style({ color: vars.color.muted, fontSize: vars.size.s, ...oneLine })
globalStyle(`:is(${who.stubs}, ${who.slips}) ${note}`, { color: 'inherit' })
/** What a group of pages is called. */
export const group = style({
  margin: 0,
  paddingBlock: `${s} ${xxs}`,
  paddingInline: s,
  color: vars.color.muted,
  fontSize: vars.size.s,
})

const pagesBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
})
export const pages = styleVariants({
  cells: [
    pagesBase,
    {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      borderBlockStart: line,
      borderInlineStart: line,
      '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  ],
  stubs: [pagesBase],
  slips: [
    pagesBase,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: xs,
      '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 } },
    },
  ],
  portrait: [pagesBase],
})
globalStyle(`${pagesBase} > li`, { display: 'grid', minInlineSize: 0 })
// The last ones fill their line.
const last = (nth: string): string => `${pages.cells} > li:last-child:nth-child(${nth})`
globalStyle(last('3n + 1'), { '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } } })
globalStyle(last('3n + 2'), { '@media': { [media.belowTablet]: { gridColumn: 'span 2' } } })
globalStyle(last('odd'), { '@media': { [media.tablet]: { gridColumn: '1 / -1' } } })
globalStyle(`${pages.portrait} > li:last-child > *`, { borderBlockEnd: 0 })

export const row = styleVariants({
  cells: [
    choiceRow,
    {
      position: 'relative',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: xs,
      minBlockSize: '5.25rem',
      padding: xs,
      borderBlockEnd: line,
      borderInlineEnd: line,
      borderRadius: 0,
      fontSize: vars.size.s,
      lineHeight: 1.25,
      '@media': {
        [media.tablet]: {
          minBlockSize: '4.75rem',
          // The longest word of a page's name stays whole in half of the menu.
          paddingInline: 6,
          fontSize: '0.75rem',
          selectors: { [CURRENT]: { boxShadow: `inset 0 0 0 2px ${vars.color.accent}` } },
        },
      },
    },
  ],
  stubs: [
    choiceRow,
    {
      position: 'relative',
      borderRadius: 0,
      color: vars.color.ink,
      backgroundColor: vars.color.surface,
      paddingInline: m,
      '::before': {
        content: '',
        position: 'absolute',
        insetInline: '1rem',
        insetBlockStart: -1,
        borderBlockStart: `2px dashed ${vars.color.line}`,
      },
      selectors: {
        'li:not(:last-child) > &': torn('0 0', '100% 0', '0 100%', '100% 100%'),
        'li:last-child > &': { ...torn('0 0', '100% 0'), borderEndStartRadius: ROUND, borderEndEndRadius: ROUND },
      },
    },
  ],
  slips: [
    choiceRow,
    {
      minBlockSize: 60,
      paddingInline: xs,
      border: line,
      borderRadius: vars.radius.s,
      borderInlineStart: `4px solid ${vars.color.accent}`,
      backgroundColor: vars.color.surface,
      lineHeight: 1.3,
      '@media': {
        // Tabs at the edge of a book: the one that is open stands out.
        [media.tablet]: {
          minBlockSize: 46,
          marginInlineStart: s,
          inlineSize: `calc(100% - ${s})`,
          borderInlineStart: line,
          backgroundColor: vars.color.sunken,
          selectors: {
            [CURRENT]: {
              marginInlineStart: 0,
              inlineSize: '100%',
              borderInlineStart: `5px solid ${vars.color.accent}`,
              color: vars.color.accentText,
              backgroundColor: vars.color.surface,
            },
          },
        },
      },
    },
  ],
  portrait: [
    choiceRow,
    {
      paddingInline: 0,
      borderBlockEnd: line,
      borderRadius: 0,
      fontFamily: vars.font.display,
      fontSize: vars.size.l,
      fontWeight: vars.font.displayWeight,
      '@media': {
        [media.tablet]: {
          fontSize: vars.size.m,
          selectors: {
            [CURRENT]: {
              color: vars.color.accentText,
              backgroundColor: 'transparent',
              boxShadow: `inset 0 -2px 0 ${vars.color.accentText}`,
            },
          },
        },
      },
    },
  ],
})
// Nothing of a cell leads on with an arrow, nor of slips side by side; how many wait stands in the corner.
globalStyle(`:is(${row.cells}, ${row.slips}) > svg:last-child`, { display: 'none' })
globalStyle(`${row.cells} > span + span`, { position: 'absolute', insetBlockStart: xs, insetInlineEnd: xs })
globalStyle(`${row.cells} > span:first-of-type`, { flex: 'none', inlineSize: '100%' })
globalStyle(`:is(${row.stubs}, ${row.slips}) > svg:first-child`, { color: vars.color.accentText })

/** The language and the way out, apart from the pages. */
export const foot = style({
  display: 'grid',
  justifyItems: 'start',
  gap: xxs,
  marginBlockStart: s,
  paddingBlockStart: s,
  borderBlockStart: line,
})
