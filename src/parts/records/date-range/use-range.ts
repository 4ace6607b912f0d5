import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { PlainDate } from '../../../rules/dates.ts'
import { fitsScreen, MOST_DAYS, readRange, spanOf, type DayRange, type Span } from '../../../rules/records/day-range.ts'
import { CENTRES, centreIn } from '../../../rules/site/centres.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { writeDay } from '../../../rules/records/zoned-days.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { stepFurther } from '../../site/use-modal/use-modal.ts'
import { useToday } from './use-today.ts'

/** What a page of a centre keeps in the address; names are without the centre's `m.` or `a.` that they begin with there. */
export interface PageAddress {
  readonly valueOf: (name: string) => string
  /** Writes values; an empty one goes. */
  readonly write: (values: Readonly<Record<string, string>>) => void
  /** The same as a step of its own, which Back takes back. */
  readonly go: (values: Readonly<Record<string, string>>) => void
}

export function usePageAddress(): PageAddress {
  // Every route shares one parser, which gives text by name.
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const prefix = CENTRES[centreIn(search) ?? 'member']
  const written = (values: Readonly<Record<string, string>>) => (held: Search) => ({
    ...held,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value])),
  })
  const kept = { to: '.', hash: true, resetScroll: false } as const
  return {
    valueOf: (name) => search[`${prefix}${name}`] ?? '',
    write: (values) => void navigate({ ...kept, search: written(values), state: true, replace: true }),
    go: (values) => void navigate({ ...kept, search: written(values), state: stepFurther }),
  }
}

export interface RangeControl {
  readonly today: PlainDate
  readonly range: DayRange
  /** Its moments in the merchant's time zone. */
  readonly span: Span
  /** Whether a screen shows it; a longer one is prepared by request. */
  readonly isShort: boolean
  /** How many days there may be. */
  readonly most: number
  readonly onChange: (range: DayRange) => void
}

/** The range that the address asks for: `from` and `to`, or the usual one where there are too many days or none. */
export function useRange({ valueOf, write }: PageAddress, most = MOST_DAYS): RangeControl {
  const { timeZone } = useAtomValue(brandAtom)
  const today = useToday()
  const [from, to] = [valueOf('from'), valueOf('to')]
  const range = useMemo(() => readRange(from, to, today, most), [from, to, today, most])
  const span = useMemo(() => spanOf(range, timeZone), [range, timeZone])
  return {
    today,
    range,
    span,
    isShort: fitsScreen(range),
    most,
    onChange: (next) => write({ from: writeDay(next.from), to: writeDay(next.to) }),
  }
}
