import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatClockIn, formatShortDayIn } from '../../../i18n/format/match-day-format.ts'
import { addDays, dayIn, writeDay } from '../../../rules/records/zoned-days.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { serverNowAtom } from '../../../state/sports/feed.ts'

/** When a fixture begins, by the merchant's clock. */
export interface StartWords {
  readonly time: string
  /** Today, tomorrow, or which day. */
  readonly day: string
}

/** Says when fixtures begin. */
export function useStartWords(): (startsAt: number) => StartWords {
  const { t } = useLingui()
  const { timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const serverNow = useAtomValue(serverNowAtom)
  return (startsAt) => {
    const today = dayIn(timeZone, serverNow())
    const day = writeDay(dayIn(timeZone, startsAt))
    const name =
      day === writeDay(today)
        ? t`Today`
        : day === writeDay(addDays(today, 1))
          ? t`Tomorrow`
          : formatShortDayIn(timeZone, startsAt, tag)
    return { time: formatClockIn(timeZone, startsAt, tag), day: name }
  }
}
