import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { check as checkbox, error as fieldError, NOTE_LINE } from '../../../ui/fields/field.css.ts'

/** Two columns where the form itself has the room: in a wide dialog, on a page. */
const ROOM = '(min-width: 30rem)'

export const form = style({ display: 'grid', gap: vars.space.l })
export const sections = style([form, { containerType: 'inline-size' }])
/** A form whose fields are high and easy to hit. */
export const roomy = style([
  form,
  { display: 'flex', flexDirection: 'column', gap: vars.space.m, vars: { [vars.control.m]: '52px' } },
])
/** One of its steps. It takes the focus where one comes to it. */
export const step = style([form, { gap: vars.space.s, outline: 'none', scrollMarginBlockStart: '5rem' }])
/** What need not be told, folded away in a frame of its own. */
export const folded = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const unfolded = style({ paddingInline: vars.space.m, paddingBlock: vars.space.xs })
/** What stands between the fields and what sends them. */
export const end = style({ display: 'grid', gap: vars.space.m })
/** A section of the form: a name, a line, and its fields in two columns where there is room. */
export const group = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0, margin: 0, padding: 0, border: 0 })
export const groupTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  inlineSize: '100%',
  padding: 0,
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 600,
  '::after': { content: '', flex: 1, borderBlockEnd: `1px solid ${vars.color.line}` },
})
export const fields = style({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'start',
  '@container': { [ROOM]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const half = style({ minInlineSize: 0 })
export const whole = style([half, { gridColumn: '1 / -1' }])

export const mobile = style({ display: 'grid', gap: vars.space.s })
/** In the columns of the country's code and the number above. */
export const code = style({
  display: 'grid',
  gap: vars.space.s,
  alignItems: 'start',
  '@container': { [ROOM]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})
/** In line with the field beside it, whose label stands above. */
globalStyle(`${code} > button`, {
  '@container': { [ROOM]: { marginBlockStart: `calc(${vars.size.s} * 1.55 + ${vars.space.xxs})` } },
})
globalStyle(`${code} > output`, { gridColumn: '1 / -1', '@container': { [ROOM]: { order: 1 } } })

export const agreementLine = style([checkbox, { alignItems: 'flex-start', lineHeight: 1.4, paddingBlock: '0.6rem' }])
/** In the room below the words, which is there before an error is. */
export const agreementError = style([
  fieldError,
  {
    minBlockSize: `calc(${vars.size.s} * ${NOTE_LINE})`,
    marginBlockStart: '-0.6rem',
    paddingInlineStart: `calc(20px + ${vars.space.xs})`,
  },
])
/** The box of what was not agreed to. */
globalStyle(`${agreementLine} input[aria-invalid="true"]`, { borderColor: vars.color.bad })
globalStyle(`${agreementLine} a`, { color: vars.color.accentText })

export const waitingField = style({ blockSize: vars.control.l, borderRadius: vars.radius.m })
