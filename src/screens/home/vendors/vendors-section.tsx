import { useAtomValue } from 'jotai'
import { PlayLink } from '../../../parts/games/play/play-link.tsx'
import { VendorMark } from '../../../parts/games/vendor-mark/vendor-mark.tsx'
import { vendorTarget } from '../../../rules/games/play/play-target.ts'
import { distinctVendors } from '../../../rules/games/vendors/vendors.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { useVendorLanesAnswer } from '../../../state/games/vendor-offer.ts'
import { LaneArrows } from '../../../ui/lists/lane-arrows.tsx'
import { useLane } from '../../../ui/lists/use-lane.ts'
import { SectionAnswer } from '../section/section-answer.tsx'
import type { LaterProps } from '../section/later-section.tsx'
import { SectionHead } from '../section/section-head.tsx'
import * as css from './vendors-section.css.ts'
import { VendorsSkeleton } from './vendors-skeleton.tsx'

/** The marks of all vendors; a click leads where it leads in the navigation. */
export function VendorsSection({ titleId, title }: LaterProps) {
  const look = useAtomValue(brandAtom).layout.vendors
  const query = useVendorLanesAnswer()
  const vendors = distinctVendors(query.data ?? [])
  const { list, more, move } = useLane(look === 'row' ? vendors.length : 0)
  // A vendor of several categories leads to the first of them, as the brand orders them.
  const categoryOf = (code: string) =>
    query.data?.find((lane) => lane.vendors.some((vendor) => vendor.code === code))?.category
  return (
    <>
      <SectionHead id={titleId} title={title}>
        {look === 'row' && <LaneArrows more={more} move={move} />}
      </SectionHead>
      <SectionAnswer query={query} isEmpty={() => vendors.length === 0} waiting={<VendorsSkeleton />}>
        {() => (
          <ul ref={list} className={css.list[look]} aria-labelledby={titleId}>
            {vendors.map(({ code, name }) => (
              <li key={code} className={css.item}>
                <PlayLink target={vendorTarget(categoryOf(code) ?? 'RNG', code)} className={css.vendor}>
                  <VendorMark code={code} name={name} image="line" named />
                </PlayLink>
              </li>
            ))}
          </ul>
        )}
      </SectionAnswer>
    </>
  )
}
