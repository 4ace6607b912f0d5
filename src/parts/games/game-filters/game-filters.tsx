import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { withoutNarrowing, type Narrowing } from '../../../rules/games/game-choice.ts'
import type { LiveClass } from '../../../rules/games/vendors/live-classes.ts'
import type { Vendor } from '../../../rules/games/vendors/vendors.ts'
import type { Facets } from '../../../state/games/game-facets.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CountBadge } from '../../../ui/actions/count-badge.tsx'
import { SlidersHorizontal, X } from '../../../ui/media/later-icons.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { afterPaint } from '../../../ui/states/after-paint.ts'
import { Chip } from '../../../ui/actions/chip.tsx'
import { ChipGroup } from '../../../ui/actions/chip-group.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { useNarrowingNames, type Toggle } from './filter-labels.ts'
import * as css from './game-filters.css.ts'
import { OrderField } from './order-field.tsx'
import { SearchField } from './search-field.tsx'
import { useFilterSheet } from './use-filter-sheet.ts'
import { useAsked } from './use-asked.ts'
import type { ChoiceControl } from './use-game-choice.ts'
import { useSource } from './use-source.ts'

export interface GameFiltersProps {
  readonly control: ChoiceControl
  readonly toggles: readonly Toggle[]
  readonly vendors: readonly Vendor[]
  /** The classes of live tables that there are; `null` where a page has none. */
  readonly classes: ReadonlySet<LiveClass> | null
  /** How many games each further filter leaves; `undefined` while nobody knows. */
  readonly facets?: Facets | null | undefined
  /** How many games fit; `null` while nobody knows. */
  readonly total: number | null
  /** Whether search and filters stand beside the games: then what is chosen stands above them. */
  readonly isRailed?: boolean
}

/** Filters without a chip of their own: it comes with what was chosen, and a press lets go of it. */
const STEPS: readonly Narrowing[] = ['minRtp', 'volatility', 'maxBet']

/** Search and filters over a list of games: in one line where there is room, in a sheet on phones. */
export function GameFilters({ control, toggles, vendors, classes, facets, total, isRailed = false }: GameFiltersProps) {
  const { t } = useLingui()
  const { choice, held, change, clear } = control
  const onSource = useSource(control)
  const sheet = useFilterSheet(control)
  const count = held.length
  const nameOf = useNarrowingNames((code) => code)
  // A list that comes whole has the order of its own.
  const ordered = choice.source === 'all'
  const shown = held.filter((each) => STEPS.includes(each))
  const chips = (
    <>
      {shown.map((each) => (
        <HeldChip key={each} onLetGo={() => change(withoutNarrowing(choice, each))}>
          {nameOf(each, choice)}
        </HeldChip>
      ))}
      {!isRailed && <FilterChips choice={choice} change={change} toggles={toggles} onSource={onSource} />}
      {count > 0 && (
        <Button variant="ghost" size="s" onClick={() => afterPaint(clear)}>
          <Trans>Clear all</Trans>
        </Button>
      )}
    </>
  )
  if (isRailed)
    // The order stands beside the page's name.
    return count > 0 && <ChipGroup label={t`Filters`}>{chips}</ChipGroup>
  return (
    <search className={css.bar} aria-label={t`Find games`}>
      <SearchField choice={choice} change={change} />
      <Button variant="quiet" aria-haspopup="dialog" onClick={sheet.open}>
        <SlidersHorizontal aria-hidden className={icon.m} />
        <Trans>Filters</Trans>
        <CountBadge count={count} label={t`${count} active`} />
      </Button>
      <ChipGroup label={t`Filters`} className={css.chipsPlace}>
        {chips}
      </ChipGroup>
      {ordered && (
        <div className={css.wideOnly}>
          <OrderField choice={choice} change={change} hideLabel />
        </div>
      )}
      {sheet.isOpen && (
        <FilterSheet
          control={control}
          toggles={toggles}
          vendors={vendors}
          classes={classes}
          facets={facets}
          onClose={sheet.close}
        >
          {total === null ? (
            <Trans>Show the games</Trans>
          ) : (
            <Plural value={total} _0="No matches" one="Show # game" other="Show # games" />
          )}
        </FilterSheet>
      )}
    </search>
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
