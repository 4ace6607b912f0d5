/** What stands in the navigation between Home and Promotions (spec 2, "Header"). */
import { categoryRoute, type Category } from '../games/categories.ts'
import type { NavigationSettings } from '../games/shown-categories.ts'
import { sortLanes, type Vendor, type VendorLane } from '../games/vendors/vendors.ts'

/** A page of games with its lanes, for the drop-down; categories that share a page are one entry. */
export interface CategoryEntry {
  readonly kind: 'category'
  /** The first of its categories, which gives the name and the icon. */
  readonly category: Category
  readonly to: string
  /** Empty while the vendors are not known. */
  readonly lanes: readonly VendorLane[]
}

/** The sports vendor that has an item of its own: a click starts it. */
export interface VendorEntry {
  readonly kind: 'vendor'
  readonly category: 'SPORTS'
  readonly vendor: Vendor
}

export type NavigationEntry = CategoryEntry | VendorEntry

/**
 * The entries in the brand's order. The solo vendor stands after Live, or last where there is no Live.
 * @param lanes as the server has them; `null` while they are not known: then every category of the order has its place
 */
export function navigationEntries(
  lanes: readonly VendorLane[] | null,
  { order, soloSportsVendor, soloSportsName }: NavigationSettings,
): NavigationEntry[] {
  const sorted = lanes ? sortLanes(lanes, order) : order.map((category) => ({ category, vendors: [] }))
  const solo = soloVendor(lanes, sorted, soloSportsVendor, soloSportsName)
  const entries: NavigationEntry[] = byPage(solo ? without(sorted, solo) : sorted)
  if (!solo) return entries
  const live = entries.findIndex(({ category }) => category === 'LIVE')
  return entries.toSpliced(live < 0 ? entries.length : live + 1, 0, {
    kind: 'vendor',
    category: 'SPORTS',
    vendor: solo,
  })
}

/** The vendor that stands alone; without a name of the brand's its code holds the place while none are known. */
function soloVendor(
  lanes: readonly VendorLane[] | null,
  sorted: readonly VendorLane[],
  code: string | undefined,
  name: string | undefined,
): Vendor | undefined {
  const sports = sorted.find(({ category }) => category === 'SPORTS')
  if (code === undefined || !sports) return undefined
  const vendor = lanes ? sports.vendors.find((one) => one.code === code) : { code, name: code }
  return vendor && { ...vendor, name: name ?? vendor.name }
}

/** Sports without the vendor; a lane that is empty then goes, unless none is known yet. */
function without(lanes: readonly VendorLane[], { code }: Vendor): VendorLane[] {
  return lanes.flatMap((lane) => {
    if (lane.category !== 'SPORTS' || lane.vendors.length === 0) return lane
    const vendors = lane.vendors.filter((vendor) => vendor.code !== code)
    return vendors.length > 0 ? { ...lane, vendors } : []
  })
}

/** One entry a page: ELOTT and LOTT share theirs. */
function byPage(lanes: readonly VendorLane[]): CategoryEntry[] {
  const pages = Map.groupBy(lanes, ({ category }) => categoryRoute(category))
  return [...pages].flatMap(([to, group]) => {
    const [first] = group
    return first ? { kind: 'category', category: first.category, to, lanes: group.filter(hasVendors) } : []
  })
}

const hasVendors = ({ vendors }: VendorLane): boolean => vendors.length > 0
