import { icon } from '../../../ui/media/icon.css.ts'
import { VendorMark } from '../vendor-mark/vendor-mark.tsx'
import * as css from './nav-icon.css.ts'
import type { NavigationItem } from './use-navigation.ts'

/** What stands before an item's name: the icon of its category, or the mark of the vendor that it starts (spec 2, "Bottom bar"). */
export function NavIcon({ item: { icon: Icon, vendor } }: { readonly item: Pick<NavigationItem, 'icon' | 'vendor'> }) {
  if (!vendor) return <Icon aria-hidden className={icon.m} />
  return (
    <span className={css.mark} aria-hidden>
      <VendorMark code={vendor.code} name={vendor.name} />
    </span>
  )
}
