import { PlayLink } from '../../parts/games/play/play-link.tsx'
import { VendorMark } from '../../parts/games/vendor-mark/vendor-mark.tsx'
import { vendorTarget } from '../../rules/games/play/play-target.ts'
import type { VendorLane } from '../../rules/games/vendors/vendors.ts'
import * as css from './games-modal.css.ts'
import { Tiles } from '../../ui/layout/tiles.tsx'

/** The vendors of the lanes, each leading where a click on it leads: sports start, slots open at the vendor. */
export function VendorTiles({ lanes }: { readonly lanes: readonly VendorLane[] }) {
  if (lanes.length === 0) return null
  return (
    <Tiles columns="small" space="xs">
      {tilesOf(lanes).map(({ code, name, target }) => (
        <li key={code}>
          <PlayLink target={target} className={css.vendor}>
            <span className={css.picture}>
              <VendorMark code={code} name={name} />
            </span>
            {name}
          </PlayLink>
        </li>
      ))}
    </Tiles>
  )
}

/**
 * Each vendor once, at the first of its categories: both lotteries share a page, and a vendor of both would stand there
 * twice (spec 2, "Category mapping").
 */
const tilesOf = (lanes: readonly VendorLane[]) =>
  lanes
    .flatMap(({ category, vendors }) =>
      vendors.map(({ code, name }) => ({ code, name, target: vendorTarget(category, code) })),
    )
    .filter(({ code }, at, all) => all.findIndex((other) => other.code === code) === at)
