import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { withoutNarrowing, type Narrowing } from '../../../rules/games/game-choice.ts'
import type { Vendor } from '../../../rules/games/vendors/vendors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { X } from '../../../ui/media/later-icons.ts'
import { afterPaint } from '../../../ui/states/after-paint.ts'
import { Chip } from '../../../ui/actions/chip.tsx'
import { ChipGroup } from '../../../ui/actions/chip-group.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterTools, type FilterToolsProps } from './filter-tools.tsx'
import { useNarrowingNames } from './filter-labels.ts'
import * as css from './game-filters.css.ts'
import { VendorChips } from './vendor-chips.tsx'
import { useAsked } from './use-asked.ts'
import { useSource } from './use-source.ts'

interface GameFiltersProps extends FilterToolsProps {
  /** Whether search and filters stand beside the games: then what is chosen stands above them. */
  readonly isRailed?: boolean
  /** Whether the page's head has the search and the sheet. */
  readonly isHeadless?: boolean
  /** Whether what is chosen most stands here, and not with the kinds of tables. */
  readonly hasQuick?: boolean
  /** Vendors to choose beside the filters, where nothing else of the page has them. */
  readonly quickVendors?: readonly Vendor[]
}

/** Filters without a chip of their own: it comes with what was chosen, and a press lets go of it. */
const STEPS: readonly Narrowing[] = ['minRtp', 'volatility', 'maxBet']

/** Search and filters over a list of games: two buttons, and a line of what is chosen most. */
export function GameFilters(props: GameFiltersProps) {
  const { control, toggles, quickVendors = [], isRailed = false, isHeadless = false, hasQuick = true } = props
  const { t } = useLingui()
  const { choice, held, change, clear } = control
  const onSource = useSource(control)
  const nameOf = useNarrowingNames((code) => code)
  const shown = held.filter((each) => STEPS.includes(each))
  const isNarrowed = held.length > 0
  const chips = (
    <>
      {shown.map((each) => (
        <HeldChip key={each} onLetGo={() => change(withoutNarrowing(choice, each))}>
          {nameOf(each, choice)}
        </HeldChip>
      ))}
      {!isRailed && hasQuick && (
        <>
          <FilterChips choice={choice} change={change} toggles={toggles} onSource={onSource} />
          <VendorChips vendors={quickVendors} chosen={choice.vendor} onChoose={(vendor) => change({ vendor })} />
        </>
      )}
      {isNarrowed && (
        <Button variant="ghost" size="s" onClick={() => afterPaint(clear)}>
          <Trans>Clear all</Trans>
        </Button>
      )}
    </>
  )
  const line = (
    <ChipGroup label={t`Filters`} className={isRailed ? undefined : css.oneLine}>
      {chips}
    </ChipGroup>
  )
  // The order stands beside the page's name.
  if (isRailed || !hasQuick) return isNarrowed && line
  if (isHeadless) return line
  return (
    <div className={css.bar}>
      <FilterTools {...props} />
      {line}
    </div>
  )
}

interface HeldChipProps {
  readonly onLetGo: () => void
  readonly children: ReactNode
}

/** A step that narrows the games; a press lets go of it. */
function HeldChip({ onLetGo, children }: HeldChipProps) {
  const [isHeld, ask] = useAsked(true, onLetGo)
  return (
    <Chip icon={X} pressed={isHeld} onPress={() => ask(false)}>
      {children}
    </Chip>
  )
}
