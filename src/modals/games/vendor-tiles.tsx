import { PlayLink } from '../../parts/play/play-link.tsx'
import { VendorMark } from '../../parts/vendor-mark/vendor-mark.tsx'
import { vendorTarget } from '../../rules/play.ts'
import type { VendorLane } from '../../rules/vendors.ts'
import * as css from './games-modal.css.ts'

/** The vendors of the lanes, each leading where a click on it leads: sports start, slots open at the vendor. */
export function VendorTiles({ lanes }: { readonly lanes: readonly VendorLane[] }) {
  if (lanes.length === 0) return null
  return (
    <ul className={css.vendors}>
      {lanes.flatMap(({ category, vendors }) =>
        vendors.map(({ code, name }) => (
          <li key={`${category}/${code}`}>
            <PlayLink target={vendorTarget(category, code)} className={css.vendor}>
              <span className={css.picture}>
                <VendorMark code={code} name={name} />
              </span>
              {name}
            </PlayLink>
          </li>
        )),
      )}
    </ul>
  )
}
