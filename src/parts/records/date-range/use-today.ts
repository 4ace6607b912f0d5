import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { PlainDate } from '../../../rules/dates.ts'
import { addDays, dayIn, dayStart, writeDay } from '../../../rules/records/zoned-days.ts'
import { brandAtom } from '../../../state/site/brand.ts'

/** Longer than a timer can wait, in milliseconds. */
const LONGEST_MS = 3_600_000

/** Today in the merchant's time zone; at midnight there it is another one. */
export function useToday(): PlainDate {
  const { timeZone } = useAtomValue(brandAtom)
  const [today, setToday] = useState(() => dayIn(timeZone, Date.now()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = (): void => {
      const now = Date.now()
      const day = dayIn(timeZone, now)
      setToday((held) => (writeDay(held) === writeDay(day) ? held : day))
      timer = setTimeout(look, Math.min(LONGEST_MS, dayStart(timeZone, addDays(day, 1)) - now))
    }
    look()
    return () => clearTimeout(timer)
  }, [timeZone])
  return today
}
