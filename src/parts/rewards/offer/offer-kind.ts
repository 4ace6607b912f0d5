/** What an offer is drawn as: told by its record, so that those beside each other differ. */
import type { Terms } from '../../../rules/rewards/worked-example.ts'
import type { Promotion } from '../../../state/rewards/promotions.ts'

export type OfferKind =
  | 'welcome'
  | 'reload'
  | 'cashback'
  | 'race'
  | 'cards'
  | 'calendar'
  | 'share'
  | 'referral'
  | 'ball'
  | 'crown'
  | 'coins'
  | 'phone'
  | 'cup'
  | 'ticket'
  | 'gift'

// Spec: the types are not shown; these are the ones that names of promotions in the interface text suggest.
const BY_TYPE: Readonly<Partial<Record<string, OfferKind>>> = {
  DEPOSIT: 'reload',
  DAILY: 'calendar',
  SLOTS: 'race',
  LIVE: 'cards',
  SPORTS: 'ball',
  FRIENDS: 'referral',
  VIP: 'crown',
  TOURNAMENT: 'race',
  // Of goods in the points mall.
  BONUS: 'coins',
  GADGETS: 'phone',
  HOME: 'cup',
  TICKETS: 'ticket',
}

/** Of a type alone, where there is no more of a record. */
export const kindOfType = (type: string): OfferKind => BY_TYPE[type] ?? 'gift'

type Told = Pick<Promotion, 'type' | 'audience' | 'place' | 'application'> & { readonly terms: Terms }

export function offerKind({ type, terms, audience, place, application }: Told): OfferKind {
  if (place === 'referral') return 'referral'
  if (place === 'sign-in') return 'calendar'
  if (place === 'raffle') return 'ticket'
  if (terms.of === 'deposit') return audience === 'newcomers' ? 'welcome' : 'reload'
  if (terms.of === 'bets') return 'cashback'
  // A set sum for what is shown to the operator.
  if (terms.amount !== null && application !== null) return 'share'
  return kindOfType(type)
}
