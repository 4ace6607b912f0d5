import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Category } from '../../../rules/games/categories.ts'
import type { Vendor } from '../../../rules/games/vendors/vendors.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { pageTitle } from '../../../ui/layout/text.css.ts'
import { CATEGORY_PRESENTATION } from '../category-nav/category-presentation.ts'
import { pageLead } from '../../../ui/page/page.css.ts'
import * as css from './lobby-frame.css.ts'
import type { RailPlace } from './use-filter-rail.ts'
import { VendorRail } from './vendor-rail.tsx'

interface LobbyFrameProps {
  readonly category: Category
  /** The heading's id, which names what stands below. */
  readonly titleId: string
  /** Such as how many games there are; read out when it changes. */
  readonly said: ReactNode
  /** What there is here, where the name alone does not say it. */
  readonly lead?: ReactNode
  /** What stands at the other end of the name's line, where there is room. */
  readonly end?: ReactNode
  /** The vendors to choose from; `null` while they are not known, absent or empty where there is no such choice. */
  readonly vendors?: readonly Vendor[] | null
  readonly vendor?: string
  /** How many games each vendor has, by its code; where nobody counts, none is said. */
  readonly counts?: ReadonlyMap<string, number> | undefined
  readonly onVendor?: (code: string) => void
  /** Whether they stand here; beside the games the filters have them. */
  readonly vendorsIn?: RailPlace
  /** Whether all of them may be chosen together. */
  readonly hasAll?: boolean
  readonly children: ReactNode
}

/** The page of a category: its name, its vendors, and what it holds, laid out as the brand says. */
export function LobbyFrame(props: LobbyFrameProps) {
  const { category, titleId, said, lead, vendors, vendor = '', counts, onVendor, hasAll = true } = props
  const { vendorsIn = 'page', end, children } = props
  const { i18n } = useLingui()
  const look = useAtomValue(brandAtom).layout.lobby
  const { icon: Icon, name } = CATEGORY_PRESENTATION[category]
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <span className={css.mark}>
          <Icon aria-hidden className={css.icon} />
        </span>
        <h1 id={titleId} className={pageTitle}>
          {i18n._(name)}
        </h1>
        <output className={css.said}>{said}</output>
        {end && <div className={css.end}>{end}</div>}
      </div>
      {lead !== undefined && (
        <p className={pageLead} data-read>
          {lead}
        </p>
      )}
      {onVendor && vendorsIn !== 'rail' && vendors !== undefined && vendors?.length !== 0 ? (
        <div className={cx(css.body[look], vendorsIn === 'both' && css.narrow)}>
          <VendorRail vendors={vendors} counts={counts} chosen={vendor} onChoose={onVendor} hasAll={hasAll} />
          <div className={css.main}>{children}</div>
        </div>
      ) : (
        <div className={css.main}>{children}</div>
      )}
    </div>
  )
}
