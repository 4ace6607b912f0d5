import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatInteger } from '../../../i18n/format/format.ts'
import type { BoardDay } from '../../../rules/sports/board-choice.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { ChevronDown } from '../../../ui/media/later-icons.ts'
import { cx } from '../../../ui/layout/cx.ts'
import * as css from './day-choice.css.ts'
import type { Board } from './use-board.ts'
import { useDayNames } from './use-day-names.ts'

type DayChoiceProps = Pick<Board, 'day' | 'days' | 'counts' | 'change'>

const countOf = (counts: Board['counts'], day: BoardDay): number | null =>
  counts && day !== 'mine' ? counts[day] : null

/** When fixtures are, as one row of buttons with how many there are. */
export function DayButtons({ day: chosen, days, counts, change }: DayChoiceProps) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const names = useDayNames()
  return (
    // A fieldset would bring its own frame and its own way of naming.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={t`When`} className={css.group}>
      {days.map((day) => {
        const count = countOf(counts, day)
        return (
          <button
            key={day}
            type="button"
            className={cx(css.choice, day === 'live' && css.live)}
            aria-pressed={day === chosen}
            onClick={() => change({ day })}
          >
            {names[day]} {count !== null && <span className={css.count}>{formatInteger(count, tag)}</span>}
          </button>
        )
      })}
    </div>
  )
}

/** The same in one place, for phones: the list itself is the browser's. */
export function DayMenu({ day: chosen, days, counts, change }: DayChoiceProps) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const names = useDayNames()
  return (
    <span className={cx(css.menu, chosen === 'live' && css.menuLive)}>
      <select
        className={css.select}
        aria-label={t`When`}
        value={chosen}
        // Of the options, which are days.
        onChange={({ target }) => change({ day: target.value as BoardDay })}
      >
        {days.map((day) => {
          const count = countOf(counts, day)
          return (
            <option key={day} value={day}>
              {count === null ? names[day] : `${names[day]} (${formatInteger(count, tag)})`}
            </option>
          )
        })}
      </select>
      <span aria-hidden>{names[chosen]}</span>
      <ChevronDown aria-hidden className={icon.s} />
    </span>
  )
}
