/** Goods as each brand's hand shows them: tickets of a kiosk, shelves, plates of a catalogue, cells with a line for each fact. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { INK } from '../../parts/rewards/offer/slide/offer-frame.css.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../ui/layout/media.ts'
import { skeleton } from '../../ui/states/feedback.css.ts'

const { xxs, xs, s, m } = vars.space
const hairline = `1px solid ${vars.color.line}`
const accent = (part: number, other: string): string => `color-mix(in oklab, ${vars.color.accent} ${part}%, ${other})`
const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`
/** As many as there is room for, of this width at least. */
const wide = `repeat(auto-fill, minmax(min(100%, 21rem), 1fr))`

const listBase = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 })
export const list = styleVariants({
  ticket: [listBase, { gridTemplateColumns: wide, gap: s }],
  plaque: [
    listBase,
    {
      gridTemplateColumns: columns(2),
      rowGap: m,
      '@media': {
        [media.tablet]: { gridTemplateColumns: columns(3) },
        [media.desktop]: { gridTemplateColumns: columns(4) },
      },
    },
  ],
  plate: [listBase, { gridTemplateColumns: wide, gap: s, counterReset: 'good' }],
  blocks: [
    listBase,
    {
      gridTemplateColumns: columns(2),
      borderBlockStart: hairline,
      borderInlineStart: hairline,
      '@media': {
        [media.tablet]: { gridTemplateColumns: columns(3) },
        [media.desktop]: { gridTemplateColumns: columns(4) },
      },
    },
  ],
})

/** How wide what is torn off a ticket is, how deep its teeth are, and how large the holes of the tear line. */
const [STUB, TOOTH, NOTCH] = ['6.25rem', 5, '0.4rem']
const hole = (side: string, block: string): string =>
  `radial-gradient(circle ${NOTCH} at ${side} ${block}, transparent 97%, #000)`
const torn = (tooth: string, line: string) =>
  ({
    maskImage: `${tooth}, ${hole(line, '0')}, ${hole(line, '100%')}`,
    maskSize: `100% ${TOOTH * 2}px, auto, auto`,
    maskRepeat: 'repeat-y, no-repeat, no-repeat',
    maskComposite: 'intersect',
  }) as const
const teeth = (from: number, side: string): string =>
  `conic-gradient(from ${from}deg at ${side}, transparent, #000 1deg 89deg, transparent 90deg)`

/** A skeleton is as high as the lowest of them. */
const goodBase = style({ position: 'relative', display: 'grid', minInlineSize: 0, color: vars.color.ink })
export const good = styleVariants({
  ticket: [
    goodBase,
    {
      gridTemplateColumns: `7.25rem minmax(0, 1fr) ${STUB}`,
      gridTemplateAreas: '"art name price" "art rest price" "act act price"',
      gridTemplateRows: 'auto 1fr auto',
      minBlockSize: '9.75rem',
      overflow: 'hidden',
      backgroundColor: vars.color.surface,
      borderStartStartRadius: vars.radius.m,
      borderEndStartRadius: vars.radius.m,
      ...torn(teeth(225, '100% 50%'), `calc(100% - ${STUB})`),
      selectors: { '&:dir(rtl)': torn(teeth(45, '0% 50%'), STUB) },
      '@media': { [media.forced]: { border: '1px solid CanvasText' } },
    },
  ],
  plaque: [goodBase, { gridTemplateRows: 'auto 1fr', minBlockSize: '18.25rem' }],
  plate: [
    goodBase,
    {
      gridTemplateColumns: 'minmax(0, 1fr) 42%',
      gridTemplateAreas: '"number art" "name art" "price art" "rest art" "act art"',
      gridTemplateRows: 'auto auto auto 1fr auto',
      minBlockSize: '13.5rem',
      border: `1px solid ${vars.color.accentText}`,
      outline: hairline,
      outlineOffset: -5,
      backgroundColor: vars.color.surface,
      counterIncrement: 'good',
      '::before': {
        content: 'counter(good, decimal-leading-zero) / ""',
        gridArea: 'number',
        padding: `${m} ${m} 0`,
        color: vars.color.accentText,
        fontFamily: vars.font.display,
        fontSize: vars.size.xl,
        lineHeight: 1,
      },
    },
  ],
  blocks: [
    goodBase,
    {
      gridTemplateRows: 'auto 1fr',
      minBlockSize: '18.25rem',
      borderBlockEnd: hairline,
      borderInlineEnd: hairline,
      backgroundColor: vars.color.surface,
    },
  ],
})

const artBase = style({ display: 'grid', minInlineSize: 0, overflow: 'hidden' })
const shelf = { blockSize: '7.5rem', '@media': { [media.tablet]: { blockSize: '9rem' } } } as const
export const art = styleVariants({
  ticket: [artBase, { gridArea: 'art', alignItems: 'center', paddingInlineStart: xs, paddingBlockStart: xs }],
  // A niche with a board of lacquer below, which runs on from one to the next.
  plaque: [
    artBase,
    {
      ...shelf,
      paddingBlockStart: xs,
      borderBlockEnd: `12px solid ${vars.color.accent}`,
      borderInlineEnd: `1px solid ${accent(24, 'transparent')}`,
      backgroundColor: `color-mix(in oklab, ${vars.color.gilt} 34%, ${vars.color.surface})`,
      backgroundImage: `radial-gradient(90% 100% at 50% 100%, transparent 60%, ${accent(12, 'transparent')} 61%)`,
      position: 'relative',
      overflow: 'visible',
      '::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: -8,
        blockSize: 1,
        backgroundColor: vars.color.gilt,
        boxShadow: '0 10px 8px rgb(0 0 0 / 0.28)',
      },
    },
  ],
  // Let into the plate, on the ground of an engraving in either mode.
  plate: [
    artBase,
    {
      gridArea: 'art',
      alignItems: 'center',
      marginBlock: s,
      marginInlineEnd: s,
      border: hairline,
      backgroundColor: INK,
    },
  ],
  // On the squares of a drawing board.
  blocks: [
    artBase,
    {
      ...shelf,
      padding: xs,
      borderBlockEnd: hairline,
      backgroundColor: vars.color.surface,
      backgroundImage: `linear-gradient(${accent(9, 'transparent')} 1px, transparent 1px), linear-gradient(90deg, ${accent(9, 'transparent')} 1px, transparent 1px)`,
      backgroundSize: '16px 16px',
    },
  ],
})
/** All of it is seen, and it stands on what is below it. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
  objectPosition: 'bottom',
  filter: vars.picture.tone,
})

const apart = style({ display: 'contents' })
const wordsBase = style({ display: 'grid', gridTemplateRows: 'auto auto 1fr auto', minInlineSize: 0 })
export const words = styleVariants({
  ticket: [apart],
  // A paper slip that hangs from the board.
  plaque: [
    wordsBase,
    {
      position: 'relative',
      gap: xxs,
      marginInline: xxs,
      padding: `${s} ${xs} ${xs}`,
      border: hairline,
      borderBlockStart: 0,
      borderEndStartRadius: vars.radius.s,
      borderEndEndRadius: vars.radius.s,
      backgroundColor: vars.color.surface,
      textAlign: 'center',
    },
  ],
  plate: [apart],
  blocks: [wordsBase],
})
const nameBase = style({ gridArea: 'auto', minInlineSize: 0 })
/** Two lines of a name, so that what is below stands in one line with its neighbours. */
const twoLines = { minBlockSize: '2lh' } as const
export const name = styleVariants({
  ticket: [nameBase, { gridArea: 'name', padding: `${s} ${xs} 0 ${s}` }],
  plaque: [nameBase, twoLines],
  plate: [nameBase, { gridArea: 'name', paddingInline: m, paddingBlockStart: xs }],
  blocks: [nameBase, twoLines, { padding: `${xs} ${s}`, boxSizing: 'content-box' }],
})
const priceBase = style({
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontSize: vars.size.s,
})
export const price = styleVariants({
  ticket: [
    priceBase,
    {
      gridArea: 'price',
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      paddingInline: `${xs} calc(${xs} + ${TOOTH}px)`,
      borderInlineStart: `2px dashed ${vars.color.line}`,
      color: vars.color.accentText,
      textAlign: 'center',
      selectors: {
        // What is torn off at once is printed in full.
        '&[data-enough]': {
          borderInlineStartColor: vars.color.surface,
          color: vars.color.onAccent,
          backgroundColor: vars.color.accent,
        },
      },
    },
  ],
  plaque: [priceBase, { color: vars.color.accentText }],
  plate: [priceBase, { gridArea: 'price', paddingInline: m, color: vars.color.accentText }],
  blocks: [priceBase, { padding: `${xxs} ${s}`, borderBlock: hairline, color: vars.color.accentText }],
})
/** A link among words, as high as a finger needs. */
export const among = style({ paddingBlock: 12, fontWeight: 600 })
/** The number of points. */
export const count = style({ fontWeight: 700, lineHeight: 1.1 })
const large = (selector: string, fontSize: string, long: string): void => {
  globalStyle(`${selector} > ${count}`, {
    fontFamily: vars.font.display,
    fontWeight: vars.font.displayWeight,
    fontSize,
  })
  globalStyle(`${selector} > ${count}[data-long]`, { fontSize: long })
}
large(price.ticket, '1.875rem', '1.25rem')
large(price.plaque, '1.5rem', '1.125rem')
large(price.plate, '1.75rem', '1.25rem')
globalStyle(`${price.blocks} > ${count}`, { fontSize: vars.size.l })

const restBase = style({ display: 'grid', alignContent: 'start', gap: xxs, minInlineSize: 0 })
export const rest = styleVariants({
  ticket: [restBase, { gridArea: 'rest', padding: `${xxs} ${s} ${xs}` }],
  plaque: [restBase],
  plate: [restBase, { gridArea: 'rest', padding: `${xs} ${s} 0 ${m}` }],
  blocks: [restBase, { gap: 0 }],
})
// Each fact between two lines.
globalStyle(`${rest.blocks} > *`, { padding: `${xxs} ${s}`, borderBlockEnd: hairline })
globalStyle(`${rest.blocks} > * > progress`, { display: 'block' })
export const act = styleVariants({
  ticket: { gridArea: 'act', display: 'grid', padding: `0 ${s} ${s}` },
  plaque: { display: 'grid', paddingBlockStart: xs },
  plate: { gridArea: 'act', display: 'grid', padding: `${xs} ${s} ${s} ${m}` },
  blocks: { display: 'grid', padding: s },
})

/** Over all of one that is on its way. */
export const waiting = style([skeleton, { gridArea: '1 / 1 / -1 / -1', opacity: 0.35, borderRadius: 0 }])
