/** Which vendors each merchant has, by category and in its order (spec 3, "Game vendor"). */
import { CATEGORIES, type Category } from '../../../../src/rules/games/categories.ts'
import { VN_LOTTERY_VENDOR } from '../../../../src/rules/lottery/vendor-lobbies.ts'
import { offersVietnam, type MerchantSeed } from '../../site/merchant.ts'
import { ALL_VENDORS, LOTTERY_VENDORS, vendorsOf, type Vendor } from './vendors.ts'

const known = new Map(ALL_VENDORS.map((vendor) => [vendor.code, vendor]))

export interface OfferedLane {
  readonly category: Category
  readonly vendors: readonly Vendor[]
}

/** A merchant's vendors by category, all of them unless it names its own; Vietnam's lotteries where it speaks Vietnamese. */
export function offeredLanes(merchant: Pick<MerchantSeed, 'vendors' | 'languages'>): OfferedLane[] {
  const vietnam = offersVietnam(merchant)
  return CATEGORIES.flatMap((category) => {
    const vendors = offered(merchant, category).filter(({ code }) => vietnam || code !== VN_LOTTERY_VENDOR)
    return vendors.length > 0 ? { category, vendors } : []
  })
}

function offered({ vendors }: Pick<MerchantSeed, 'vendors'>, category: Category): Vendor[] {
  if (!vendors)
    return [...LOTTERY_VENDORS.filter(({ categories }) => categories.includes(category)), ...vendorsOf(category)]
  return (vendors[category] ?? []).flatMap((code) => known.get(code) ?? [])
}
