/**
 * Screens whose turn has not come: each shows an honest page in the brand's skin instead of a dead link.
 * A row goes when its screen arrives; `npm run check` prints how many are left.
 */
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

export interface Placeholder {
  readonly path: `/${string}`
  readonly title: MessageDescriptor
}

export const PLACEHOLDERS: readonly Placeholder[] = [
  { path: '/vip', title: msg`VIP` },
  { path: '/pointMall', title: msg`Points mall` },
  { path: '/lottery', title: msg`Lottery` },
  { path: '/vnlottery', title: msg`Vietnam lottery` },
  { path: '/seaLottery', title: msg`South-East Asia lottery` },
  { path: '/elott', title: msg`Electronic lottery` },
  { path: '/rng', title: msg`Slots` },
  { path: '/live', title: msg`Live casino` },
  { path: '/fish', title: msg`Fishing` },
  { path: '/pvp', title: msg`Card rooms` },
  { path: '/sports', title: msg`Sports` },
  { path: '/esports', title: msg`E-sports` },
  { path: '/cockfight', title: msg`Cockfight` },
  { path: '/mini', title: msg`Mini games` },
  { path: '/promotions', title: msg`Promotions` },
  { path: '/promoDetail', title: msg`Promotion` },
  { path: '/seamless', title: msg`Game` },
  { path: '/join', title: msg`Careers` },
  { path: '/game', title: msg`Game` },
]
