/** How cards stand together. */
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { columns } from '../../../ui/lists/columns.ts'

const GAP = 'min(0.75rem, 2.5vw)'

/** As many as have room for a word and three facts: three on a phone of the usual width, two on a narrow one. */
const FITTING = 'repeat(auto-fill, minmax(max(6.6rem, 30%), 1fr))'
const abreast = (phone: number | string, tablet: number, desktop: number) =>
  style(columns(phone, GAP, { tablet: { columns: tablet, gap: vars.space.m }, desktop: { columns: desktop } }))

/** One line each, divided by hairlines. */
const rows = style({ borderBlockEnd: `1px solid ${vars.color.line}` })
globalStyle(`${rows} > li`, { borderBlockStart: `1px solid ${vars.color.line}` })

/** Columns by look. */
export const grids = {
  framed: abreast(FITTING, 4, 6),
  sheet: abreast(FITTING, 4, 6),
  poster: abreast(FITTING, 4, 6),
  portrait: abreast(2, 4, 6),
  row: rows,
  compact: abreast(FITTING, 5, 7),
  slips: abreast(2, 3, 5),
  plan: abreast(2, 3, 4),
  scoreboard: rows,
  cells: rows,
}

const widths = (phone: string, desktop: string) =>
  style({ gridAutoColumns: phone, '@media': { [media.tablet]: { gridAutoColumns: desktop } } })

/** For a list that is a lane; rows are none. */
export const lanes = {
  framed: widths('7.75rem', '9.25rem'),
  poster: widths('7.25rem', '8.75rem'),
  portrait: widths('9rem', '11rem'),
  row: rows,
  compact: widths('7rem', '8rem'),
  slips: widths('11rem', '13rem'),
  plan: widths('11.5rem', '15rem'),
  scoreboard: rows,
  cells: rows,
}
