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
import { roomyOnly } from './game-filters.css.ts'
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
  /** Search and filters, in windows that have no rail for them. */
  readonly tools?: ReactNode
  /** The vendors to choose from; `null` while they are not known, absent or empty where there is no such choice. */
  readonly vendors?: readonly Vendor[] | null
  readonly vendor?: string
  /** How many games each vendor has, by its code; where nobody counts, none is said. */
  readonly counts?: ReadonlyMap<string, number> | undefined
  readonly onVendor?: (code: string) => void
  /** Whether they stand in roomy windows alone, since elsewhere the line of filters has them. */
  readonly areWideOnly?: boolean
  /** Whether all of them may be chosen together. */
  readonly hasAll?: boolean
  readonly children: ReactNode
}

/** The page of a category: its name, its vendors, and what it holds, laid out as the brand says. */
export function LobbyFrame(props: LobbyFrameProps) {
  const { category, titleId, said, lead, vendors, vendor = '', counts, onVendor, hasAll = true } = props
  const { areWideOnly = false, end, tools, children } = props
  const { i18n } = useLingui()
  const { lobby } = useAtomValue(brandAtom).layout
  // Beside a rail of filters there is no room for a column.
  const look = areWideOnly && lobby === 'column' ? 'rail' : lobby
  const { name } = CATEGORY_PRESENTATION[category]
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <div className={css.names}>
          <h1 id={titleId} className={cx(pageTitle, css.title)}>
            {i18n._(name)}
          </h1>
          <output className={css.said}>{said}</output>
        </div>
        {end && <div className={css.end}>{end}</div>}
        {tools && <div className={css.tools}>{tools}</div>}
      </div>
      {lead !== undefined && (
        <p className={pageLead} data-read>
          {lead}
        </p>
      )}
      {onVendor && vendors !== undefined && vendors?.length !== 0 ? (
        <div className={css.body[look]}>
          <VendorRail
            look={look}
            vendors={vendors}
            counts={counts}
            chosen={vendor}
            onChoose={onVendor}
            hasAll={hasAll}
            className={areWideOnly ? roomyOnly : undefined}
          />
          <div className={css.main}>{children}</div>
        </div>
      ) : (
        <div className={css.main}>{children}</div>
      )}
    </div>
  )
}
