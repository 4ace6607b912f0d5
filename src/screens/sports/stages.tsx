import { useLingui } from '@lingui/react/macro'
import type { Vendor } from '../../rules/games/vendors/vendors.ts'
import type { StagePage } from './pages.ts'
import { Stage } from './stage.tsx'
import * as css from './stages.css.ts'
import { useStagePresentation } from './use-stage-presentation.ts'

interface StagesProps extends StagePage {
  readonly vendors: readonly Vendor[]
  /** Whether one was chosen, or is the only one: then its games stand below. */
  readonly isChosen: boolean
}

/** The vendors of a category, the leading one largest. */
export function Stages({ category, starts, vendors, isChosen }: StagesProps) {
  const { t } = useLingui()
  const look = useStagePresentation()
  return (
    <ul className={css.stages[look]} aria-label={t`Providers`}>
      {vendors.map((vendor, place) => (
        <li key={vendor.code} className={css.items[look]}>
          <Stage category={category} starts={starts} vendor={vendor} isChosen={isChosen} isLead={place === 0} />
        </li>
      ))}
    </ul>
  )
}
