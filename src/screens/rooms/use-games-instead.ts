import { useMemo } from 'react'
import { useChangeSearch } from '../../parts/site/change-search/use-change-search.ts'
import type { ChoiceControl } from '../../parts/games/game-filters/use-game-choice.ts'
import { narrowings, readChoice, WHOLE, writeChoice, type GameChoice } from '../../rules/games/game-choice.ts'
import { readRoomChoice, writeRoomChoice } from '../../rules/games/vendors/rooms.ts'

/**
 * The games of a vendor in the place of its rooms. Whoever lets go of the vendor wants the games of all: that is the
 * other view, since rooms are those of one vendor.
 * @param vendor the one that is shown, whether or not the address names it
 */
export function useGamesInstead({ choice }: ChoiceControl, vendor: string): ChoiceControl {
  const changeSearch = useChangeSearch()
  return useMemo(() => {
    const change = (part: Partial<GameChoice>): void =>
      changeSearch((before) => {
        const search = writeChoice({ ...readChoice(before), ...part }, before)
        return part.vendor === '' ? writeRoomChoice({ ...readRoomChoice(before), view: 'games' }, search) : search
      })
    const { order: _order, ...rest } = WHOLE
    const shown = { ...choice, vendor }
    return { choice: shown, held: narrowings(shown), change, clear: () => change(rest) }
  }, [choice, vendor, changeSearch])
}
