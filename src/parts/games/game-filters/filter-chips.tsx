import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Source } from '../../../rules/games/game-choice.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { Flame, Heart, RotateCcwClock, Sparkles } from '../../../ui/media/later-icons.ts'
import type { IconView } from '../../../ui/media/icons.tsx'
import { Chip } from '../../../ui/actions/chip.tsx'
import { useToggleNames, type Toggle } from './filter-labels.ts'
import { ToggleChip } from './toggle-chip.tsx'
import type { ChoiceControl } from './use-game-choice.ts'

const MARKS: Partial<Readonly<Record<Toggle, IconView>>> = { isHot: Flame, isNew: Sparkles }

interface FilterChipsProps extends Pick<ChoiceControl, 'choice' | 'change'> {
  readonly toggles: readonly Toggle[]
  /** Chooses where the games come from; what is a member's own asks a guest to log in. */
  readonly onSource: (source: Source) => void
}

/** What a member has marked and played, and the filters that are on or off. */
export function FilterChips({ choice, change, toggles, onSource }: FilterChipsProps) {
  const { t } = useLingui()
  const names = useToggleNames()
  // A guest has none of their own; one that an address asks for can still be put off.
  const isGuest = useAtomValue(sessionAtom) === null
  const all = [
    ['favorites', t`Favourites`, Heart],
    ['recent', t`Recently played`, RotateCcwClock],
  ] as const
  const sources = all.filter(([source]) => !isGuest || choice.source === source)
  return (
    <>
      {sources.map(([source, name, icon]) => (
        <Chip
          key={source}
          icon={icon}
          pressed={choice.source === source}
          onPress={() => onSource(choice.source === source ? 'all' : source)}
        >
          {name}
        </Chip>
      ))}
      {toggles.map((toggle) => (
        <ToggleChip key={toggle} icon={MARKS[toggle]} on={choice[toggle]} onChange={(on) => change({ [toggle]: on })}>
          {names[toggle]}
        </ToggleChip>
      ))}
    </>
  )
}
