/** Vendors as a search finds them: each at each category that it has games of. */
import type { Category } from '../categories.ts'
import { findByName } from '../name-search.ts'
import type { Vendor, VendorLane } from './vendors.ts'

export interface VendorPlace extends Vendor {
  readonly category: Category
}

/** The vendors whose name or code fits, the best first; none without words. */
export function findVendors(lanes: readonly VendorLane[], words: string): VendorPlace[] {
  return findByName(places(lanes), words, ({ name, code }) => [name, code])
}

/** Vendors to begin with: the first of each category, then the second, and so on; each vendor once. */
export function leadingVendors(lanes: readonly VendorLane[], count: number): VendorPlace[] {
  const seen = new Set<string>()
  const deepest = Math.max(0, ...lanes.map(({ vendors }) => vendors.length))
  return Array.from({ length: deepest }, (_, at) => at)
    .flatMap((at) => places(lanes.map(({ category, vendors }) => ({ category, vendors: vendors.slice(at, at + 1) }))))
    .filter(({ code }) => !seen.has(code) && seen.add(code))
    .slice(0, count)
}

const places = (lanes: readonly VendorLane[]): VendorPlace[] =>
  lanes.flatMap(({ category, vendors }) => vendors.map((vendor) => ({ ...vendor, category })))
