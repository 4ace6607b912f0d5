import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { categoryRoute } from '../../../rules/games/categories.ts'
import { pageTarget, startVendor, type PlayTarget } from '../../../rules/games/play/play-target.ts'
import type { Vendor, VendorLane } from '../../../rules/games/vendors/vendors.ts'
import { categoryTotalsAtom } from '../../../state/games/category-totals.ts'
import { promotionCountQuery } from '../../../state/rewards/promotion-count.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { useNavigationEntries } from '../../../state/games/vendor-lanes.ts'
import { Gift, House, type IconView } from '../../../ui/media/icons.tsx'
import { CATEGORY_PRESENTATION } from './category-presentation.ts'

export interface NavigationItem {
  /** Where a click leads: a page, or a vendor that it starts (spec 2, "Header"). */
  readonly target: PlayTarget
  readonly name: string
  readonly icon: IconView
  /** The vendor that it starts, whose mark stands in the place of the icon. */
  readonly vendor?: Vendor
  /** Other pages that belong to it: there it is the current one as well. */
  readonly alsoAt?: readonly string[]
  /** How many things wait there; 0 shows nothing. */
  readonly count?: number
  /** How many games it has; `null` while nobody has asked, absent where none are shown. */
  readonly total?: number | null
  /** The vendors of a category by its lanes, for its drop-down; empty while they are not known. */
  readonly lanes?: readonly VendorLane[]
}

/** The page of the lotteries, and those of single ones. */
const LOTTERIES = categoryRoute('LOTT')
const LOTTERY_PAGES = ['/lottery', '/vnlottery', '/seaLottery']

/** Home, the categories with the vendor that stands alone, and promotions with their count (spec 2, "Bottom bar"). */
export function useNavigation(): NavigationItem[] {
  const { i18n, t } = useLingui()
  const signedIn = useAtomValue(sessionAtom) !== null
  const { data } = useQuery(promotionCountQuery(signedIn))
  const totals = useAtomValue(categoryTotalsAtom)
  const hasTotals = useAtomValue(brandAtom).layout.navigationCounts !== 'none'
  const games = useNavigationEntries().map((entry): NavigationItem => {
    const { icon, name } = CATEGORY_PRESENTATION[entry.category]
    return entry.kind === 'category'
      ? {
          icon,
          ...(hasTotals ? { total: totals.get(entry.category) ?? null } : {}),
          target: pageTarget(entry.to),
          name: i18n._(name),
          lanes: entry.lanes,
          alsoAt: entry.to === LOTTERIES ? LOTTERY_PAGES : [],
        }
      : { icon, target: startVendor(entry.vendor.code), name: entry.vendor.name, vendor: entry.vendor }
  })
  return [
    { target: pageTarget('/index'), name: t`Home`, icon: House },
    ...games,
    {
      target: pageTarget('/promotions'),
      name: t`Promotions`,
      icon: Gift,
      count: data ?? 0,
      alsoAt: ['/promoDetail'],
    },
  ]
}
