import { useLingui } from '@lingui/react/macro'
import { ChipGroup } from '../../ui/actions/chip-group.tsx'
import { Chip } from '../../ui/actions/chip.tsx'
import { SearchField } from '../../parts/games/game-filters/search-field.tsx'
import { ToggleChip } from '../../parts/games/game-filters/toggle-chip.tsx'
import type { ChoiceControl } from '../../parts/games/game-filters/use-game-choice.ts'
import * as css from './room-lobby.css.ts'
import type { RoomControl } from './use-room-choice.ts'

interface RoomFiltersProps {
  /** The names of the levels; `undefined` while they are not known. */
  readonly levels: readonly string[] | undefined
  readonly words: Pick<ChoiceControl, 'choice' | 'change'>
  readonly control: RoomControl
}

/** How many places stand while the levels are not known. */
const LIKELY = 4

/** Search by game, rooms that let one in, and the levels. */
export function RoomFilters({ levels, words, control: { choice, change } }: RoomFiltersProps) {
  const { t } = useLingui()
  const { level, isOpen } = choice
  const held = levels?.includes(level) ? level : ''
  return (
    <search className={css.filters} aria-label={t`Find rooms`}>
      <SearchField choice={words.choice} change={words.change} />
      <ChipGroup label={t`Filters`} className={css.chips}>
        <ToggleChip on={isOpen} onChange={(on) => change({ isOpen: on })}>
          {t`Open to me`}
        </ToggleChip>
        <span aria-hidden className={css.divider} />
        <Chip pressed={held === ''} onPress={() => change({ level: '' })}>
          {t`All levels`}
        </Chip>
        {levels?.map((name) => (
          <Chip key={name} pressed={held === name} onPress={() => change({ level: held === name ? '' : name })}>
            {name}
          </Chip>
        ))}
        {!levels &&
          Array.from({ length: LIKELY }, (_, place) => <span key={place} aria-hidden className={css.chipPlace} />)}
      </ChipGroup>
    </search>
  )
}
