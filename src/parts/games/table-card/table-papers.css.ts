/** Live tables side by side: a picture with a paper slip below, or the plan of the table on a plate. */
import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const { xs, s } = vars.space
/** How high the stakes are: two lines, since no sum is cut. */
const STAKES = '2.375rem'
/** What is pressed is as high as a finger. */
const PRESS = '2.75rem'
/** The holes at both ends of a slip's tear line, and how far above its lower edge that is: two lines and what is pressed. */
const NOTCH = '6px'
const TEAR = `calc(1.375rem + ${STAKES} + ${PRESS} + ${s} + 0.25rem)`
const hole = (side: string): string =>
  `radial-gradient(circle ${NOTCH} at ${side} calc(100% - ${TEAR}), transparent 94%, #000)`

const frame = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
})
export const slip = style([
  frame,
  {
    gridTemplateRows: `auto 3rem 1.75rem ${STAKES} 1.375rem ${PRESS}`,
    gridTemplateAreas: '"picture" "name" "who" "limits" "seats" "press"',
    alignItems: 'center',
    paddingBlockEnd: s,
    selectors: {
      // The slip itself, which hangs from the picture, with the dots that it is torn at.
      '&::before': {
        content: '',
        gridArea: '2 / 1 / -1 / 1',
        zIndex: -1,
        alignSelf: 'stretch',
        marginInline: 5,
        marginBlockEnd: `calc(-1 * ${s})`,
        border: `1px solid ${vars.color.line}`,
        borderBlockStart: 0,
        backgroundColor: vars.color.raised,
        backgroundImage: `radial-gradient(circle at center, ${vars.color.edge} 1px, transparent 1.5px)`,
        backgroundSize: '6px 3px',
        backgroundRepeat: 'repeat-x',
        backgroundPosition: `0 calc(100% - ${TEAR} + 1.5px)`,
        maskImage: `${hole('0')}, ${hole('100%')}`,
        maskComposite: 'intersect',
      },
    },
  },
])
export const slipPlace = style({
  selectors: {
    '&::after': { content: '', gridArea: 'picture', aspectRatio: '3 / 2', backgroundColor: vars.color.line },
  },
})
/** How far words stand inside a slip. */
export const inSlip = { marginInline: `calc(5px + ${xs})` } as const

export const plan = style([
  frame,
  {
    gridTemplateRows: `auto 2.75rem 1.25rem 1.5rem ${PRESS}`,
    gridTemplateAreas: '"plan" "name" "who" "seats" "press"',
    paddingBlockEnd: s,
    paddingInline: s,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    color: vars.color.ink,
    backgroundColor: vars.color.surface,
  },
])
export const planPlace = style({
  selectors: { '&::before': { content: '', gridArea: 'plan', aspectRatio: '200 / 154' } },
})
