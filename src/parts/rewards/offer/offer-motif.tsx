import { Dices, Gift, House, Spade, Ticket, Volleyball, type IconView } from '../../../ui/media/icons.tsx'
import { Award, Coins, Crown, Share, Smartphone } from '../../../ui/media/later-icons.ts'

// Spec: the types are not shown; these are the ones that names of promotions in the interface text suggest.
const MOTIFS: Readonly<Partial<Record<string, IconView>>> = {
  DEPOSIT: Coins,
  DAILY: Ticket,
  SLOTS: Dices,
  LIVE: Spade,
  SPORTS: Volleyball,
  FRIENDS: Share,
  VIP: Crown,
  TOURNAMENT: Award,
  // Of goods in the points mall.
  BONUS: Coins,
  GADGETS: Smartphone,
  HOME: House,
  TICKETS: Ticket,
}

/** What stands for a type of promotion where the server sends no picture. */
export function OfferMotif({ type, className }: { readonly type: string; readonly className: string }) {
  const { [type]: Motif = Gift } = MOTIFS
  return <Motif aria-hidden className={className} />
}
