import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { oneLine } from '../../../ui/layout/truncate.ts'

const facts = style({
  gridArea: '3 / 1',
  alignSelf: 'start',
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.125rem',
})
/** A line of its own for the stake; what has no room is left to the game's sheet. */
const line = style([facts, { display: 'flex', flexWrap: 'wrap', gap: '0 0.5em', overflow: 'hidden' }])
const cells = style([
  facts,
  {
    alignSelf: 'end',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    blockSize: '1.75rem',
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
])
export const looks = {
  line,
  columns: style([facts, { display: 'flex', justifyContent: 'space-between', gap: '0.5em', overflow: 'hidden' }]),
  cells,
  /** Below the name on phones, in columns with their names from tablets on. */
  row: style([
    facts,
    {
      gridArea: '2 / 2',
      alignSelf: 'center',
      display: 'flex',
      gap: '0.75em',
      '@media': {
        [media.tablet]: {
          gridArea: 'auto',
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          fontSize: vars.size.s,
        },
      },
    },
  ]),
}
export const fact = style([oneLine, { display: 'inline-flex', alignItems: 'center', gap: '0.3em' }])
export const strong = style({ color: vars.color.ink, fontWeight: 650 })
globalStyle(`${cells} > ${fact}`, { justifyContent: 'center', color: vars.color.ink })
globalStyle(`${cells} > ${fact} + ${fact}`, { borderInlineStart: `1px solid ${vars.color.line}` })
globalStyle(`${looks.row} > ${fact}`, {
  '@media': { [media.tablet]: { display: 'grid', gap: 0, color: vars.color.ink } },
})
export const stake = style({ display: 'flex', gap: '0.5em', flexBasis: '100%', minInlineSize: 0, overflow: 'hidden' })
export const label = style({
  fontWeight: 400,
  color: vars.color.muted,
  '@media': { [media.belowTablet]: { display: 'none' } },
})
export const mark = style({
  flexShrink: 0,
  inlineSize: '0.95rem',
  blockSize: '0.95rem',
  fill: 'currentColor',
  color: vars.color.accentText,
})
export const unfilled = style({ opacity: 0.3 })
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '0 0.9em',
  blockSize: '1.25rem',
  overflow: 'hidden',
  marginBlockEnd: vars.space.xs,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: '1.25rem',
})
