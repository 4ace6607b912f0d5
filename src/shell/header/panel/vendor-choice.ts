/** The vendors of a drop-down, each in the category that it stands in: one vendor may have games in two. */
import type { Category } from '../../../rules/games/categories.ts'
import type { Vendor, VendorLane } from '../../../rules/games/vendors/vendors.ts'

export interface VendorChoice {
  readonly key: string
  readonly category: Category
  readonly vendor: Vendor
}

/** The lanes' vendors one after the other. */
export function vendorChoices(lanes: readonly VendorLane[]): VendorChoice[] {
  return lanes.flatMap(({ category, vendors }) =>
    vendors.map((vendor) => ({ key: `${category}/${vendor.code}`, category, vendor })),
  )
}
