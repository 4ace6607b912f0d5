import { useLingui } from '@lingui/react/macro'
import type { BoardDay } from '../../../rules/sports/board-choice.ts'

/** What the times are called that a board can be narrowed to. */
export function useDayNames(): Readonly<Record<BoardDay, string>> {
  const { t } = useLingui()
  return {
    live: t({ message: 'Live', context: 'fixtures' }),
    today: t`Today`,
    tomorrow: t`Tomorrow`,
    week: t({ message: 'Week', context: 'fixtures' }),
    mine: t`My teams`,
  }
}
