import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { VendorMark } from '../../../parts/games/vendor-mark/vendor-mark.tsx'
import { useVendorLanes } from '../../../state/games/vendor-lanes.ts'
import * as css from './vendor-strip.css.ts'

/** The vendors of sports, each with its own stage behind it (spec 2, "Header": sports start directly). */
export function VendorStrip() {
  const titleId = useId()
  const lanes = useVendorLanes()
  const vendors = lanes?.find(({ category }) => category === 'SPORTS')?.vendors ?? []
  if (vendors.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={css.strip}>
      <h2 id={titleId} className={css.title}>
        <Trans>Sportsbooks</Trans>
      </h2>
      <ul className={css.list}>
        {vendors.map(({ code, name }) => (
          <li key={code}>
            <Link to="/sports" search={{ vendors: 'all', page: code }} className={css.vendor}>
              <span className={css.mark}>
                <VendorMark code={code} name={name} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/sports" search={{ vendors: 'all' }} className={css.all}>
        <Trans>View all</Trans>
      </Link>
    </section>
  )
}
