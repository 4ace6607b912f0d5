/** Which records the home page's first window shows, one a slide (spec 2, "/index"). */
import type { RewardState } from './reward-state.ts'
import type { Terms } from './worked-example.ts'

/** What a slide may sell, as brand.json names it. */
export const SLIDE_KINDS = ['welcome', 'offer', 'tournament', 'jackpot', 'draw', 'table', 'match'] as const
export type SlideKind = (typeof SLIDE_KINDS)[number]

/** What of a promotion decides whether it becomes a slide. */
export interface OfferRecord {
  readonly terms: Terms
  readonly due: bigint | null
  readonly state: RewardState | null
  /** Who it is meant for; `null` for everybody. */
  readonly audience: 'newcomers' | 'unknown' | null
}

/** What is known so far: `undefined` while it is being asked for, `null` for what there is not, or cannot be read. */
export interface SlideSources<Promotion extends OfferRecord, Jackpot, Draw, Table, Match> {
  readonly promotions: readonly Promotion[] | null | undefined
  readonly jackpot: Jackpot | null | undefined
  readonly draw: Draw | null | undefined
  readonly table: Table | null | undefined
  readonly match: Match | null | undefined
}

export type SlideOf<Promotion, Jackpot, Draw, Table, Match> =
  | { readonly kind: 'welcome' | 'offer' | 'tournament'; readonly promotion: Promotion }
  | { readonly kind: 'jackpot'; readonly jackpot: Jackpot }
  | { readonly kind: 'draw'; readonly draw: Draw }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'match'; readonly match: Match }

/** A slide without a number sells nothing. */
const hasFigure = ({ due, terms: { amount, percent, points, prizes } }: OfferRecord): boolean =>
  due !== null || amount !== null || percent !== null || points !== null || prizes !== null

const IS_OF: Readonly<Record<'welcome' | 'offer' | 'tournament', (one: OfferRecord) => boolean>> = {
  welcome: ({ audience, state }) => audience === 'newcomers' && state === 'join',
  tournament: ({ audience, state, terms }) =>
    audience === null && terms.prizes !== null && (state === 'join' || state === 'joined'),
  offer: ({ audience, state, terms }) =>
    audience === null && terms.prizes === null && (state === 'join' || state === 'claim'),
}

/** What can be claimed comes before what can be joined, else the platform's own order. */
function firstOf<Promotion extends OfferRecord>(
  list: readonly Promotion[],
  kind: keyof typeof IS_OF,
): Promotion | null {
  const fitting = list.filter((one) => hasFigure(one) && IS_OF[kind](one))
  return fitting.find(({ state }) => state === 'claim') ?? fitting[0] ?? null
}

function pick<Promotion extends OfferRecord, Jackpot, Draw, Table, Match>(
  kind: SlideKind,
  { promotions, jackpot, draw, table, match }: SlideSources<Promotion, Jackpot, Draw, Table, Match>,
): SlideOf<Promotion, Jackpot, Draw, Table, Match> | null | undefined {
  if (kind === 'jackpot') return jackpot && { kind, jackpot }
  if (kind === 'draw') return draw && { kind, draw }
  if (kind === 'table') return table && { kind, table }
  if (kind === 'match') return match && { kind, match }
  const promotion = promotions && firstOf(promotions, kind)
  return promotion && { kind, promotion }
}

/**
 * The slides in the brand's order; kinds without data are left out. The first one stands as soon as it is certain, the
 * others once all are known: nothing is put before what somebody looks at. `null` until it is known whether there is a first.
 */
export function slidesOf<Promotion extends OfferRecord, Jackpot, Draw, Table, Match>(
  wanted: readonly SlideKind[],
  sources: SlideSources<Promotion, Jackpot, Draw, Table, Match>,
): readonly SlideOf<Promotion, Jackpot, Draw, Table, Match>[] | null {
  const found = wanted.map((kind) => pick(kind, sources))
  const first = found.find((slide) => slide !== null)
  if (!first) return found.includes(undefined) ? null : []
  return found.includes(undefined) ? [first] : found.filter((slide) => !!slide)
}

/** What a kind of slide is made of. */
export const SOURCE_OF: Readonly<Record<SlideKind, 'promotions' | 'jackpot' | 'draw' | 'table' | 'match'>> = {
  welcome: 'promotions',
  offer: 'promotions',
  tournament: 'promotions',
  jackpot: 'jackpot',
  draw: 'draw',
  table: 'table',
  match: 'match',
}
