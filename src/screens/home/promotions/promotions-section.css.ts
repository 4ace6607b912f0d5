import { style, styleVariants } from '@vanilla-extract/css'
import { tightLeading } from '../../../theme/writing-systems.ts'
import { vars } from '../../../theme/contract.css.ts'
import { lane } from '../../../ui/lists/lane.css.ts'
import { media } from '../../../ui/layout/media.ts'
import { card } from '../../../ui/page/page.css.ts'
import { clamped } from '../../../ui/layout/truncate.ts'
import { columns } from '../../../ui/lists/columns.ts'

const CARD = `calc(16.5rem + 2 * ${vars.frame.inset})`
const BANNER = `calc(9rem + 2 * ${vars.frame.inset})`

/** Swiped on phones and tablets, four side by side on desktops. */
const cards = style([
  lane,
  {
    gridAutoColumns: 'min(16rem, 72vw)',
    '@media': { [media.desktop]: { gridAutoColumns: 'minmax(13rem, 1fr)' } },
  },
])
/** Wide ones below each other, two abreast from tablets on. */
const banners = style(columns(1, vars.space.m, { tablet: { columns: 2 } }))
export const list = { cards, banners }

const base = style([
  card,
  {
    display: 'grid',
    scrollSnapAlign: 'start',
    padding: vars.frame.inset,
    overflow: 'hidden',
    color: vars.color.ink,
    textDecoration: 'none',
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.accent } } } },
  },
])
export const promotion = styleVariants({
  cards: [base, { blockSize: CARD, gridTemplateRows: '7.5rem minmax(0, 1fr)' }],
  banners: [
    base,
    { blockSize: BANNER, gridTemplateColumns: 'minmax(7rem, 34%) minmax(0, 1fr)', alignItems: 'stretch' },
  ],
})
const artBase = style({ position: 'relative', isolation: 'isolate', overflow: 'hidden', display: 'block' })
/** Rings of light on one of the brand's colours. */
const rings = (ground: string, ink: string) =>
  ({
    color: ink,
    backgroundColor: ground,
    backgroundImage: [0, 1, 2]
      .map(
        (ring) =>
          `radial-gradient(circle at 72% 40%, transparent ${34 + ring * 22}%, color-mix(in srgb, ${ink} ${10 - ring * 2}%, transparent) ${34.4 + ring * 22}%)`,
      )
      .join(', '),
  }) as const
export const art = styleVariants({
  accent: [artBase, rings(vars.color.accent, vars.color.onAccent)],
  live: [artBase, rings(vars.color.live, vars.color.onLive)],
  deep: [artBase, rings(vars.color.accentSoft, vars.color.onAccentSoft)],
})
export const motif = style({
  position: 'absolute',
  insetInlineEnd: '12%',
  insetBlockStart: '50%',
  translate: '0 -50%',
  rotate: '-8deg',
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  strokeWidth: 1,
  fill: 'color-mix(in srgb, currentColor 16%, transparent)',
})
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: vars.space.m,
})
export const title = style({ ...clamped, WebkitLineClamp: 2, fontWeight: 700, lineHeight: tightLeading(1.3) })
export const line = style({
  ...clamped,
  WebkitLineClamp: 3,
  color: vars.color.muted,
  fontSize: vars.size.s,
  lineHeight: tightLeading(1.45),
})
export const place = styleVariants({
  cards: { blockSize: CARD, borderRadius: vars.radius.l },
  banners: { blockSize: BANNER, borderRadius: vars.radius.l },
})
