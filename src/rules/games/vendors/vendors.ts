/** Game vendors by category (spec 3, "Game vendor": a sorting vendor has a category and its vendors). */
import type { Category } from '../categories.ts'

export interface Vendor {
  /** Such as `IBC`; the wire calls it `vassalage`. */
  readonly code: string
  /** As players read it. */
  readonly name: string
}

/** The vendors of one category, in the server's order. */
export interface VendorLane {
  readonly category: Category
  readonly vendors: readonly Vendor[]
}

/** The South-East Asian lottery's vendor, which the footer's lottery shortcuts launch (spec 2, "Footer"). */
export const SEA_LOTTERY_VENDOR = 'TCG_SEA'

/**
 * The lanes in the brand's order. A category that the order leaves out, or that has no vendor, is not among them
 * (spec 2, "Header": "only categories with at least one vendor appear").
 */
export function sortLanes(lanes: readonly VendorLane[], order: readonly Category[]): VendorLane[] {
  return order.flatMap((category) => {
    const vendors = distinct(lanes.filter((lane) => lane.category === category).flatMap((lane) => lane.vendors))
    return vendors.length > 0 ? { category, vendors } : []
  })
}

/** Each vendor once, in the order of the lanes (spec 2, "Footer": "distinct vendors from the sorted game vendors"). */
export function distinctVendors(lanes: readonly VendorLane[]): Vendor[] {
  return distinct(lanes.flatMap(({ vendors }) => vendors))
}

function distinct(vendors: readonly Vendor[]): Vendor[] {
  const seen = new Set<string>()
  return vendors.filter(({ code }) => !seen.has(code) && seen.add(code))
}
