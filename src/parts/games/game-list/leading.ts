/** The first games of a table of rows, which stand as covers above it. */
import type { Span } from '../../../rules/records/page-span.ts'
import type { List } from './list-types.ts'

/** How many: one line of a desktop. */
export const LEADING = 6

/** Whether so many games have a line of covers above them: what that leaves is more than the line itself. */
export const hasLeading = ({ length }: Pick<List, 'length'>): boolean => length === undefined || length >= 2 * LEADING

/** The same list from behind its first games on. */
export function withoutLeading(list: List): List {
  const { length, gameAt, onSeen, errorAt } = list
  return {
    ...list,
    length: length === undefined ? undefined : length - LEADING,
    gameAt: (index) => gameAt(index + LEADING),
    onSeen: ({ from, to }: Span) => onSeen({ from: from === 0 ? 0 : from + LEADING, to: to + LEADING }),
    errorAt: Math.max(0, errorAt - LEADING),
  }
}
