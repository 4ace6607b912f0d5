import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Brand } from '../../../brand/schema.ts'
import type { Vendor } from '../../../rules/games/vendors/vendors.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { LaneArrows } from '../../../ui/lists/lane-arrows.tsx'
import { LayoutGrid } from '../../../ui/media/icons.tsx'
import { showInLane } from '../../../ui/lists/show-in-lane.ts'
import { useLane } from '../../../ui/lists/use-lane.ts'
import { FacetCount } from './facet-count.tsx'
import { VendorMark } from '../vendor-mark/vendor-mark.tsx'
import { useAsked } from './use-asked.ts'
import * as css from './vendor-rail.css.ts'

interface VendorRailProps {
  /** Of the category; `null` while they are not known. */
  readonly vendors: readonly Vendor[] | null
  readonly counts?: ReadonlyMap<string, number> | undefined
  /** The code of the chosen one; empty for all. */
  readonly chosen: string
  readonly onChoose: (code: string) => void
  /** Whether all of them may be chosen together. */
  readonly hasAll: boolean
  readonly look: Brand['layout']['lobby']
  readonly className?: string | undefined
}

/** How many places stand while the vendors are not known. */
const LIKELY = 8

/** The vendors of a category, of which one may be chosen; as a rail of tiles or words, or as a column beside the games. */
export function VendorRail({ vendors, counts, chosen, onChoose, hasAll, look, className }: VendorRailProps) {
  const { t } = useLingui()
  const { list, more, move } = useLane(vendors ? vendors.length + Number(hasAll) : 0)
  const rail = useRef<HTMLElement>(null)
  const isKnown = vendors !== null
  // An address may name a vendor that stands far along the rail.
  useEffect(() => {
    const lane = rail.current?.querySelector('ul')
    const pressed = lane?.querySelector<HTMLElement>('[aria-pressed="true"]')?.parentElement
    if (isKnown && lane && pressed) showInLane(lane, pressed)
  }, [isKnown])
  const [asked, ask] = useAsked(chosen, onChoose)
  const press = (code: string) => ({
    type: 'button' as const,
    className: css.vendor[look],
    'aria-pressed': asked === code,
    onClick: () => ask(code),
  })
  return (
    <nav ref={rail} aria-label={t`Providers`} className={cx(css.frame[look], className)}>
      <ul ref={list} className={css.list[look]}>
        {hasAll && (
          <li className={css.item}>
            <button {...press('')}>
              <span className={cx(css.mark[look], css.all)} data-mark>
                <LayoutGrid aria-hidden className={css.allMark} />
              </span>
              <span className={css.name}>
                <Trans>All</Trans>
              </span>
            </button>
          </li>
        )}
        {vendors?.map(({ code, name }) => (
          <li key={code} className={css.item}>
            <button {...press(code)}>
              <span className={css.mark[look]} data-mark>
                <VendorMark code={code} name={name} />
              </span>
              <span className={css.name}>{name}</span>
              <span aria-hidden className={css.count[look]}>
                <FacetCount count={counts?.get(code)} />
              </span>
            </button>
          </li>
        ))}
        {!vendors &&
          Array.from({ length: LIKELY }, (_, place) => (
            <li key={place} aria-hidden className={css.item}>
              <span className={css.place[look]} />
            </li>
          ))}
      </ul>
      <span className={css.arrows[look]}>
        <LaneArrows more={more} move={move} />
      </span>
    </nav>
  )
}
