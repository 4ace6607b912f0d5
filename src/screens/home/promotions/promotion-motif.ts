import { Gift, RefreshCw, Ticket, type IconView } from '../../../ui/media/icons.tsx'
import { Award, Crown, Share } from '../../../ui/media/later-icons.ts'

interface PromotionMotif {
  readonly icon: IconView
  /** The brand's own colours; neighbours differ. */
  readonly ground: 'accent' | 'live' | 'deep'
}

// Spec: the types are not shown; these are the ones that names of promotions in the interface text suggest.
const MOTIFS: Readonly<Partial<Record<string, PromotionMotif>>> = {
  WELCOME: { icon: Gift, ground: 'accent' },
  CASHBACK: { icon: RefreshCw, ground: 'live' },
  TOURNAMENT: { icon: Award, ground: 'accent' },
  REFERRAL: { icon: Share, ground: 'deep' },
  VIP: { icon: Crown, ground: 'deep' },
  WEEKLY: { icon: Ticket, ground: 'live' },
}
const ANY: PromotionMotif = { icon: Gift, ground: 'deep' }

/** What stands for a kind of promotion on its card. */
export function promotionMotif(promotionType: string): PromotionMotif {
  return (Object.hasOwn(MOTIFS, promotionType) && MOTIFS[promotionType]) || ANY
}
