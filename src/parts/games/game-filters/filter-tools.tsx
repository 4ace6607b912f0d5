import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { LiveClass } from '../../../rules/games/vendors/live-classes.ts'
import type { Vendor } from '../../../rules/games/vendors/vendors.ts'
import type { Facets } from '../../../state/games/game-facets.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { CountBadge } from '../../../ui/actions/count-badge.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { Search, SlidersHorizontal } from '../../../ui/media/later-icons.ts'
import { FilterSheet } from './filter-sheet.tsx'
import * as css from './game-filters.css.ts'
import { SearchField } from './search-field.tsx'
import type { Toggle } from './filter-labels.ts'
import type { ChoiceControl } from './use-game-choice.ts'
import { useFilterSheet } from './use-filter-sheet.ts'

export interface FilterToolsProps {
  readonly control: ChoiceControl
  readonly toggles: readonly Toggle[]
  readonly vendors: readonly Vendor[]
  /** The classes of live tables that there are; `null` where a page has none. */
  readonly classes: ReadonlySet<LiveClass> | null
  /** How many games each further filter leaves; `undefined` while nobody knows. */
  readonly facets?: Facets | null | undefined
  /** How many games fit; `null` while nobody knows. */
  readonly total: number | null
}

/** Search and filters as two buttons at the end of a page's name; the field opens below it, the filters are a sheet. */
export function FilterTools({ control, toggles, vendors, classes, facets, total }: FilterToolsProps) {
  const { t } = useLingui()
  const { choice, held, change } = control
  const sheet = useFilterSheet(control)
  const [opened, setOpened] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const id = useId()
  const isOpen = opened || choice.words !== ''
  useEffect(() => {
    if (opened) field.current?.querySelector('input')?.focus()
  }, [opened])
  const toggle = (): void => {
    if (isOpen && choice.words !== '') change({ words: '' })
    setOpened(!isOpen)
  }
  const count = held.length
  return (
    <>
      <search className={css.tools} aria-label={t`Find games`}>
        <IconButton
          icon={Search}
          variant="quiet"
          label={t`Search games`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
        />
        <Button variant="quiet" aria-haspopup="dialog" onClick={sheet.open}>
          <SlidersHorizontal aria-hidden className={icon.m} />
          <Trans>Filters</Trans>
          <CountBadge count={count} label={t`${count} active`} />
        </Button>
      </search>
      {isOpen && (
        <div ref={field} id={id} className={css.searchLine}>
          <SearchField choice={choice} change={change} />
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
    </>
  )
}
