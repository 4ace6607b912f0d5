import { useAtomValue } from 'jotai'
import { distinctVendors } from '../../../rules/games/vendors/vendors.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { useVendorLanes } from '../../../state/games/vendor-lanes.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'
import * as css from './vendors-section.css.ts'

/** Of the spec's vendors, while a merchant's are not known. */
const LIKELY = 21

/** Where the vendors will stand: the navigation has asked for them long before. */
export function VendorsSkeleton() {
  const look = useAtomValue(brandAtom).layout.vendors
  const lanes = useVendorLanes()
  return (
    <ul className={css.list[look]} aria-busy>
      {Array.from({ length: lanes ? distinctVendors(lanes).length : LIKELY }, (_, index) => (
        <li key={index}>
          <div className={cx(skeleton, css.place)} />
        </li>
      ))}
    </ul>
  )
}
