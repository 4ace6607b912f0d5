/** Which categories a site shows (spec 2, "Header": "only categories with at least one vendor appear"). */
import { categoryRoute, type Category } from './categories.ts'
import type { VendorLane } from './vendors/vendors.ts'

export interface NavigationSettings {
  readonly order: readonly Category[]
  /** The code of the sports vendor that is moved out of the sports drop-down. */
  readonly soloSportsVendor?: string | undefined
  /** What the brand calls it, before and after the server has named it. */
  readonly soloSportsName?: string | undefined
}

/**
 * The categories in the brand's order, one for each page: ELOTT and LOTT share theirs. Sports whose one vendor stands
 * alone are not among them.
 * @param lanes as the server has them; `null` while they are not known: then every category of the order has its place
 */
export function shownCategories(
  lanes: readonly VendorLane[] | null,
  { order, soloSportsVendor }: NavigationSettings,
): Category[] {
  const pages = new Set<string>()
  return order.filter((category) => {
    const shown = lanes?.some(
      (lane) =>
        lane.category === category &&
        lane.vendors.some(({ code }) => category !== 'SPORTS' || code !== soloSportsVendor),
    )
    const page = categoryRoute(category)
    return (shown ?? true) && !pages.has(page) && pages.add(page)
  })
}
