import { useLingui } from '@lingui/react/macro'
import { PlayLink } from '../../parts/games/play/play-link.tsx'
import { VendorMark } from '../../parts/games/vendor-mark/vendor-mark.tsx'
import { vendorTarget } from '../../rules/games/play/play-target.ts'
import { distinctVendors } from '../../rules/games/vendors/vendors.ts'
import { useVendorLanes } from '../../state/games/vendor-lanes.ts'
import * as css from './vendor-row.css.ts'

/** Each vendor once, by its mark, which leads where a click on it in the navigation leads (spec 2, "Footer"). */
export function VendorRow() {
  const { t } = useLingui()
  const lanes = useVendorLanes()
  if (lanes?.length === 0) return null
  return (
    <ul className={css.row} aria-label={t`Game providers`}>
      {distinctVendors(lanes ?? []).map(({ code, name }) => {
        const lane = lanes?.find(({ vendors }) => vendors.some((vendor) => vendor.code === code))
        return (
          lane && (
            <li key={code}>
              <PlayLink target={vendorTarget(lane.category, code)} className={css.vendor}>
                <VendorMark code={code} name={name} named />
              </PlayLink>
            </li>
          )
        )
      })}
    </ul>
  )
}
