import type { PromotionDetail } from '../../state/rewards/promotions.ts'
import { workedExample, type Terms } from '../../rules/rewards/worked-example.ts'

/** What somebody does, one after the other, to have what a promotion gives. */
export type Step =
  | { readonly kind: 'choose' | 'apply' | 'review' | 'join' | 'claim' | 'play' }
  | { readonly kind: 'deposit'; readonly least: bigint | null }
  | { readonly kind: 'bet'; readonly terms: Terms }

/** At most three steps; none for what is taken part in on a page of its own, which says so itself. */
export function stepsOf({
  place,
  application,
  terms,
  progress,
}: Pick<PromotionDetail, 'place' | 'application' | 'terms' | 'progress'>): readonly Step[] {
  const bet: readonly Step[] = workedExample(terms)?.stake ? [{ kind: 'bet', terms }] : []
  if (place === 'deposit') return [{ kind: 'deposit', least: terms.minDeposit }, { kind: 'choose' }, ...bet]
  if (place !== null) return []
  if (application) return [{ kind: 'apply' }, { kind: 'review' }, { kind: 'claim' }]
  return [{ kind: 'join' }, ...(progress ? [{ kind: 'play' } as const] : []), { kind: 'claim' }]
}
