/** What the board of fixtures is narrowed to, as its address says it. Spec: not shown (spec 2 knows the vendors of `/sports` alone). */
import { addDays, writeDay } from '../records/zoned-days.ts'
import type { PlainDate } from '../dates.ts'
import type { Search } from '../site/search-params.ts'

/** Which fixtures, by when they are; `mine` are those of the member's favourite teams. */
export const BOARD_DAYS = ['live', 'today', 'tomorrow', 'week', 'mine'] as const
export type BoardDay = (typeof BOARD_DAYS)[number]

export interface BoardChoice {
  /** The code of a sport; empty for all of them. */
  readonly sport: string
  /** A league's id; empty for all of them. */
  readonly league: string
  /** `null` where the address says nothing. */
  readonly day: BoardDay | null
}

const isBoardDay = (value: string | undefined): value is BoardDay => BOARD_DAYS.some((day) => day === value)

export const readBoardChoice = ({ sport = '', league = '', day }: Search): BoardChoice => ({
  sport,
  league,
  day: isBoardDay(day) ? day : null,
})

/** Writes it into an address; another sport has other leagues, and a list is no longer the page of one fixture. */
export function writeBoardChoice(change: Partial<BoardChoice>, { fixture: _fixture, ...before }: Search): Search {
  const held = readBoardChoice(before)
  const isOther = change.sport !== undefined && change.sport !== held.sport
  const { sport, league, day } = { ...held, ...(isOther && { league: '' }), ...change }
  const { sport: _sport, league: _league, day: _day, ...others } = before
  return { ...others, ...(sport && { sport }), ...(league && { league }), ...(day && { day }) }
}

/** The addresses that are about the vendors of sports and not about fixtures. */
export const isAboutVendors = ({ vendors, page }: Search): boolean => vendors !== undefined || page !== undefined

interface Narrowed {
  readonly sport?: string
  readonly league?: string
  readonly live?: boolean
  readonly day?: string
  readonly teams?: readonly string[]
}

/**
 * What the board asks for.
 * @param today by the merchant's clock; asked where it matters, since the first such question costs a slow phone a tenth of a second
 * @param teams the member's favourites, for `mine`
 */
export function boardFilter(
  { sport, league }: Pick<BoardChoice, 'sport' | 'league'>,
  day: BoardDay,
  today: () => PlainDate,
  teams: readonly string[],
): Narrowed {
  const narrowed = { ...(sport && { sport }), ...(league && { league }) }
  switch (day) {
    case 'live':
      return { ...narrowed, live: true }
    case 'today':
      return { ...narrowed, day: writeDay(today()) }
    case 'tomorrow':
      return { ...narrowed, day: writeDay(addDays(today(), 1)) }
    case 'week':
      return narrowed
    case 'mine':
      return { ...narrowed, teams }
  }
}
