import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LIVE_CLASSES, type LiveClass } from '../../../rules/games/vendors/live-classes.ts'
import { ChipGroup } from '../../../ui/actions/chip-group.tsx'
import { Chip } from '../../../ui/actions/chip.tsx'
import { CLASS_NAMES } from './class-names.ts'
import { oneLine } from './game-filters.css.ts'
import { useAsked } from './use-asked.ts'

interface ClassRailProps {
  /** The classes that there are tables of; `null` while they are not known: then each has its place. */
  readonly offered: ReadonlySet<LiveClass> | null
  readonly chosen: LiveClass | ''
  readonly onChoose: (liveClass: LiveClass | '') => void
  /** Whether they are one line at every width. */
  readonly inOneLine?: boolean
  /** What stands in the same line before and behind them. */
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/** What is played at the live tables, of which one may be chosen (spec 3, "Live game classes"). */
export function ClassRail({ offered, chosen, onChoose, inOneLine = false, before, after }: ClassRailProps) {
  const { i18n, t } = useLingui()
  const [asked, ask] = useAsked(chosen, onChoose)
  const shown = LIVE_CLASSES.filter((each) => offered === null || offered.has(each) || each === chosen)
  return (
    <ChipGroup label={t`Game type`} className={inOneLine ? oneLine : undefined}>
      {before}
      <Chip pressed={asked === ''} onPress={() => ask('')}>
        {t`All tables`}
      </Chip>
      {shown.map((each) => (
        <Chip key={each} pressed={asked === each} onPress={() => ask(asked === each ? '' : each)}>
          {i18n._(CLASS_NAMES[each])}
        </Chip>
      ))}
      {after}
    </ChipGroup>
  )
}
