/** What a page of rewards begins with: its name and the one thing that it is about, as each brand builds it. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { page } from '../../../ui/page/page.css.ts'
import { lacquer } from '../offer/slide/offer-frame.css.ts'

const { s, m, l, xl } = vars.space
/** The radius of the holes at both ends of a tear line, and how wide the stub before it is. */
const [NOTCH, STUB] = ['0.625rem', '18rem']

const hole = (side: string, block: string): string =>
  `radial-gradient(circle ${NOTCH} at ${side} ${block}, transparent 97%, #000)`

/** From edge to edge of the window. */
export const lead = styleVariants({
  band: {
    color: vars.color.ink,
    backgroundColor: vars.color.surface,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  hall: {
    color: vars.color.ink,
    backgroundColor: vars.color.surface,
    backgroundImage: `radial-gradient(60% 120% at 22% 0%, color-mix(in oklab, ${vars.color.accent} 22%, transparent), transparent)`,
    borderBlockEnd: `1px solid ${vars.color.accentText}`,
  },
  plaque: { position: 'relative', isolation: 'isolate' },
  tickets: {},
})

// What follows it on a phone comes close, so that the first things are in sight.
globalStyle(`:is(${Object.values(lead).join(', ')}) + *`, {
  '@media': { [media.belowTablet]: { paddingBlockStart: m } },
})

const sheetBase = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: m, minInlineSize: 0 })
const pageBand = style([page, { paddingBlock: l }])
export const sheet = styleVariants({
  band: [
    sheetBase,
    {
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: 'minmax(0, 1fr) 10rem',
          columnGap: xl,
          selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
        },
      },
    },
  ],
  hall: [
    sheetBase,
    {
      gridTemplateColumns: '4.5rem minmax(0, 1fr)',
      alignItems: 'center',
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: '7rem minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
          alignItems: 'start',
          columnGap: l,
          selectors: {
            '&[data-aside]': { gridTemplateColumns: '7rem minmax(0, 1fr) 20rem' },
            // The mark above the name, and what belongs to both beside them.
            '&[data-high]': {
              gridTemplateColumns: '21rem minmax(0, 1fr)',
              gridTemplateRows: '1fr auto',
              minBlockSize: '18rem',
            },
          },
        },
      },
    },
  ],
  plaque: [
    sheetBase,
    {
      justifyItems: 'center',
      gap: s,
      '@media': {
        [media.desktop]: { gap: m, selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } } },
      },
    },
  ],
  tickets: [
    sheetBase,
    {
      gridTemplateColumns: '5.5rem minmax(0, 1fr)',
      rowGap: 0,
      columnGap: 0,
      overflow: 'hidden',
      color: vars.color.ink,
      backgroundColor: vars.color.surface,
      borderRadius: vars.radius.l,
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: `${STUB} minmax(0, 1fr)`,
          gridTemplateRows: 'auto 1fr',
          maskImage: `${hole(STUB, '0')}, ${hole(STUB, '100%')}`,
          maskComposite: 'intersect',
          selectors: {
            '&[data-aside]': { gridTemplateColumns: `${STUB} minmax(0, 1fr) 20rem` },
            '&:dir(rtl)': {
              maskImage: `${hole(`calc(100% - ${STUB})`, '0')}, ${hole(`calc(100% - ${STUB})`, '100%')}`,
            },
          },
        },
        [media.forced]: { border: '1px solid CanvasText' },
      },
    },
  ],
})
/** What keeps the page's margins. */
export const inner = styleVariants({
  band: [pageBand],
  hall: [pageBand],
  plaque: [page, { paddingBlock: `${m} 0`, '@media': { [media.desktop]: { paddingBlockStart: l } } }],
  tickets: [page, { paddingBlock: `${l} 0` }],
})

export const art = styleVariants({
  band: {
    display: 'none',
    '@media': {
      [media.desktop]: {
        display: 'grid',
        justifySelf: 'end',
        gridColumn: 2,
        gridRow: 1,
        inlineSize: '10rem',
        overflow: 'hidden',
        borderRadius: vars.radius.m,
      },
    },
  },
  hall: {
    display: 'grid',
    blockSize: '6rem',
    overflow: 'hidden',
    '@media': {
      [media.desktop]: {
        gridColumn: 1,
        gridRow: '1 / 3',
        blockSize: '8rem',
        selectors: {
          '[data-high] > &': { alignSelf: 'end', gridRow: 1, inlineSize: '9.5rem', blockSize: '11rem' },
        },
      },
    },
  },
  plaque: { position: 'absolute', zIndex: -1, inset: '0 0 1.5rem', display: 'grid' },
  tickets: {
    display: 'grid',
    overflow: 'hidden',
    borderInlineEnd: `2px dashed ${vars.color.line}`,
    '@media': { [media.desktop]: { gridRow: '1 / 3' } },
  },
})
/** The brand's own, behind a plaque. */
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
globalStyle(`${art.plaque} > picture`, { display: 'block', minBlockSize: 0 })
/** Its drawing's mark where it stands large. */
export const large = style({ '@media': { [media.desktop]: { scale: '1.8' } } })

const headBase = style({ display: 'grid', gap: '0.25rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const head = styleVariants({
  // The cells of a title block.
  band: [
    headBase,
    {
      '@media': {
        [media.desktop]: {
          gridColumn: 1,
          gridRow: 1,
          gridAutoFlow: 'column',
          justifyContent: 'start',
          alignItems: 'center',
          gap: l,
        },
      },
    },
  ],
  hall: [
    headBase,
    {
      '@media': {
        [media.desktop]: {
          gridColumn: 2,
          gridRow: 1,
          selectors: { '[data-high] > &': { gridColumn: 1, gridRow: 2 } },
        },
      },
    },
  ],
  plaque: [
    headBase,
    {
      ...lacquer,
      justifyItems: 'center',
      textAlign: 'center',
      inlineSize: 'min(38rem, 100%)',
      padding: `${m} ${l}`,
      gridColumn: '1 / -1',
      '@media': { ...lacquer['@media'], [media.desktop]: { padding: `${l} ${xl}` } },
    },
  ],
  tickets: [
    headBase,
    {
      alignContent: 'center',
      padding: `${m} ${m} ${s}`,
      '@media': { [media.desktop]: { gridColumn: 2, padding: `${l} ${l} ${s}` } },
    },
  ],
})
/** The figure that a page is about is written in the ink of its ground. */
export const figure = styleVariants({
  band: {
    color: vars.color.accentText,
    '@media': { [media.desktop]: { borderInlineStart: `1px solid ${vars.color.line}`, paddingInlineStart: l } },
  },
  hall: { color: vars.color.accentText },
  plaque: { color: vars.color.gilt },
  tickets: { color: vars.color.accentText },
})

/** What turns out to be nothing takes no room. */
const goesEmpty = { selectors: { '&:empty': { display: 'none' } } } as const
const bodyBase = style({
  display: 'grid',
  gap: m,
  alignContent: 'start',
  minInlineSize: 0,
  gridColumn: '1 / -1',
  ...goesEmpty,
})
const card = {
  inlineSize: '100%',
  padding: m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
} as const
const second = { gridColumn: 2, gridRow: 2 } as const
const third = { gridColumn: 3, gridRow: '1 / 3' } as const
/** A link is as high as a finger needs, and brings its distance with it. */
const low = { selectors: { '[data-aside] > &': { paddingBlock: `0 ${s}` } } } as const
export const body = styleVariants({
  band: [
    bodyBase,
    {
      '@media': {
        [media.desktop]: { gridRow: 2, selectors: { '[data-aside] > &': { gridColumn: 1 } } },
      },
    },
  ],
  hall: [
    bodyBase,
    {
      '@media': {
        [media.desktop]: {
          ...second,
          selectors: { '[data-high] > &': { gridRow: '1 / 3', alignSelf: 'center' } },
        },
      },
    },
  ],
  plaque: [
    bodyBase,
    card,
    {
      '@media': {
        [media.narrow]: low,
        [media.desktop]: {
          gridColumn: 'auto',
          padding: l,
          // Below its plaque in the middle, as wide as the lines in it.
          selectors: { '[data-high] > &': { inlineSize: 'min(47rem, 100%)' } },
        },
      },
    },
  ],
  tickets: [
    bodyBase,
    {
      padding: `${s} ${m} ${m}`,
      '@media': { [media.narrow]: low, [media.desktop]: { ...second, padding: `${s} ${l} ${l}` } },
    },
  ],
})
const asideBase = style({
  display: 'grid',
  gap: s,
  alignContent: 'start',
  minInlineSize: 0,
  gridColumn: '1 / -1',
  ...goesEmpty,
})
export const aside = styleVariants({
  band: [
    asideBase,
    {
      '@media': {
        [media.desktop]: {
          gridColumn: 2,
          gridRow: 2,
          borderInlineStart: `1px solid ${vars.color.line}`,
          paddingInlineStart: l,
        },
      },
    },
  ],
  hall: [
    asideBase,
    {
      '@media': {
        [media.desktop]: { ...third, borderInlineStart: `1px solid ${vars.color.line}`, paddingInlineStart: l },
      },
    },
  ],
  // One card with what belongs to the page, where they stand below each other.
  plaque: [
    asideBase,
    card,
    {
      '@media': {
        [media.narrow]: {
          paddingBlock: vars.space.xxs,
          marginBlockStart: `calc(-1 * ${s} - 1px)`,
          borderStartStartRadius: 0,
          borderStartEndRadius: 0,
        },
        [media.desktop]: { gridColumn: 'auto' },
      },
    },
  ],
  tickets: [
    asideBase,
    {
      paddingBlock: vars.space.xxs,
      paddingInline: m,
      borderBlockStart: `2px dashed ${vars.color.line}`,
      '@media': {
        [media.desktop]: {
          ...third,
          padding: l,
          borderBlockStart: 0,
          borderInlineStart: `2px dashed ${vars.color.line}`,
        },
      },
    },
  ],
})

// Low: the name, what it is about and one line, in as little as they need.
const lowSheet = (look: keyof typeof sheet): string => `${sheet[look]}[data-low]`
const ANY = `:is(${Object.values(sheet).join(', ')})[data-low]`
for (const each of Object.values(inner)) globalStyle(`${each}[data-low]`, { paddingBlock: s })
globalStyle(`${inner.tickets}[data-low]`, { paddingBlockEnd: 0 })
globalStyle(ANY, { rowGap: vars.space.xxs })
globalStyle(`${ANY} h1`, {
  '@media': { [media.belowTablet]: { fontSize: `min(${vars.size.xl}, 6.5vw)`, lineHeight: 1.2 } },
})
globalStyle(`${ANY} > *`, { minBlockSize: 0 })
globalStyle(`${ANY} > :is(${Object.values(aside).join(', ')})`, {
  gridColumn: '1 / -1',
  gridRow: 'auto',
  padding: 0,
  border: 0,
})
globalStyle(`${ANY} > :is(${Object.values(head).join(', ')})`, { gridAutoFlow: 'row', gap: 0 })
globalStyle(`${ANY} > * > :is(${Object.values(figure).join(', ')})`, { border: 0, padding: 0 })
/** In as many rows as a member has words there: one more would take room of its own. */
const LOW_ART = '7rem'
globalStyle(lowSheet('band'), {
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) 10rem` } },
})
globalStyle(`${lowSheet('band')} > ${art.band}`, {
  '@media': { [media.desktop]: { gridRow: '1 / 3', blockSize: LOW_ART } },
})
globalStyle(`${lowSheet('band')} > ${aside.band}`, { '@media': { [media.desktop]: { gridColumn: 1 } } })
globalStyle(lowSheet('hall'), {
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gridTemplateRows: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: `${LOW_ART} minmax(0, 1fr)` } },
})
globalStyle(`${lowSheet('hall')} > ${art.hall}`, {
  blockSize: '5rem',
  '@media': { [media.desktop]: { gridRow: '1 / 3', blockSize: LOW_ART } },
})
globalStyle(`${lowSheet('hall')} > ${aside.hall}`, { '@media': { [media.desktop]: { gridColumn: 2 } } })
globalStyle(`${lowSheet('plaque')} > ${head.plaque}`, { padding: `${s} ${l}` })
globalStyle(`${lowSheet('plaque')} > ${aside.plaque}`, {
  inlineSize: 'min(38rem, 100%)',
  justifyItems: 'center',
  marginBlockStart: 0,
  padding: `${vars.space.xs} ${m}`,
  borderRadius: vars.radius.m,
})
const LOW_STUB = '10rem'
globalStyle(lowSheet('tickets'), {
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${LOW_STUB} minmax(0, 1fr)`,
      gridTemplateRows: 'none',
      maskImage: `${hole(LOW_STUB, '0')}, ${hole(LOW_STUB, '100%')}`,
    },
  },
})
globalStyle(`${lowSheet('tickets')}:dir(rtl)`, {
  '@media': {
    [media.desktop]: {
      maskImage: `${hole(`calc(100% - ${LOW_STUB})`, '0')}, ${hole(`calc(100% - ${LOW_STUB})`, '100%')}`,
    },
  },
})
globalStyle(`${lowSheet('tickets')} > ${art.tickets}`, { '@media': { [media.desktop]: { gridRow: '1 / 4' } } })
globalStyle(`${lowSheet('tickets')} > ${head.tickets}`, { padding: `${s} ${m} 0` })
globalStyle(`${lowSheet('tickets')} > :is(${aside.tickets}, ${body.tickets})`, {
  padding: `0 ${m} ${s}`,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 'auto' } },
})
