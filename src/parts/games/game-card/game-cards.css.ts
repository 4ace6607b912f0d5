/** How cards stand together, and the room each takes before it is there. */
import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { columns } from '../../../ui/lists/columns.ts'
import { MAT } from './card-looks.ts'
import type { CardLook } from './card-props.ts'
import { CAPTION as COMPACT_CAPTION } from './shapes/compact-card.css.ts'
import { CAPTION } from './shapes/framed-card.css.ts'
import { CAPTION as POSTER_CAPTION } from './shapes/poster-card.css.ts'
import { ROW } from './shapes/row-card.css.ts'

const GAP = 'min(0.75rem, 2.5vw)'

/** Columns by look: framed pictures are small and many, upright ones large and few. */
const abreast = (phone: number, tablet: number, desktop: number) =>
  style(columns(phone, GAP, { tablet: { columns: tablet, gap: vars.space.m }, desktop: { columns: desktop } }))

/** One line each, divided by hairlines. */
const rows = style({ borderBlockEnd: `1px solid ${vars.color.line}` })
globalStyle(`${rows} > li`, { borderBlockStart: `1px solid ${vars.color.line}` })

export const grids = {
  framed: abreast(3, 4, 6),
  poster: abreast(2, 5, 5),
  portrait: abreast(2, 4, 6),
  row: rows,
  compact: abreast(3, 5, 7),
}

const widths = (phone: string, desktop: string) =>
  style({ gridAutoColumns: phone, '@media': { [media.tablet]: { gridAutoColumns: desktop } } })

/** For a list that is a lane; rows are none. */
export const lanes = {
  framed: widths('min(8.5rem, 34vw)', '11.25rem'),
  poster: widths('min(10.5rem, 42vw)', '12.5rem'),
  portrait: widths('min(9.75rem, 40vw)', '12rem'),
  row: rows,
  compact: widths('7rem', '8rem'),
}

/** A square picture, and below it room for the words. */
const square = (radius: string, words: string, tabletWords = words) =>
  style([
    skeleton,
    {
      position: 'relative',
      overflow: 'hidden',
      borderRadius: radius,
      paddingBlockEnd: words,
      '@media': { [media.tablet]: { paddingBlockEnd: tabletWords } },
      selectors: { '&::before': { content: '', display: 'block', aspectRatio: '1' } },
    },
  ])

/** Where a card will stand, in its size. */
export const places = {
  framed: square(
    vars.radius.m,
    `calc(${vars.space.xs} + ${CAPTION.phone})`,
    `calc(${vars.space.xs} + ${CAPTION.tablet})`,
  ),
  poster: square(
    vars.radius.l,
    `calc(${vars.space.s} + ${POSTER_CAPTION.phone} - 0.25rem)`,
    `calc(${vars.space.s} + ${POSTER_CAPTION.tablet} - 0.25rem)`,
  ),
  portrait: style([
    skeleton,
    { position: 'relative', overflow: 'hidden', aspectRatio: '3 / 4', borderRadius: vars.radius.l },
  ]),
  row: style({
    blockSize: ROW.narrow,
    '@media': { [media.phone]: { blockSize: ROW.phone }, [media.tablet]: { blockSize: ROW.tablet } },
  }),
  compact: square(vars.radius.m, `calc(${vars.space.xxs} + ${COMPACT_CAPTION})`),
}

/** A place that does not breathe: one that shows a cover, or stands for a few frames only, where it would cost a layer. */
export const still = style({ selectors: { '&&': { animation: 'none' } } })

/** Where the picture of a card is in its place, before the card is there. @param margin around it, as CSS says it */
const coverAt = (margin: string) =>
  style({
    position: 'absolute',
    insetInlineStart: margin,
    insetBlockStart: margin,
    inlineSize: `calc(100% - 2 * ${margin})`,
    blockSize: 'auto',
    aspectRatio: '1',
    objectFit: 'cover',
    filter: vars.picture.fade,
  })
/** A row's is too small to be shown before the row. */
export const covers: Readonly<Partial<Record<CardLook, string>>> = {
  framed: coverAt(MAT),
  poster: coverAt('0px'),
  portrait: coverAt('0px'),
  compact: coverAt('0px'),
}
