import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatShortDayIn } from '../../../i18n/format/zoned-format.ts'
import { readDrawNumber } from '../../../rules/lottery/draw-number.ts'
import { languageAtom } from '../../../state/site/language.ts'

/**
 * What a draw is called, such as "Draw 0177 · 28 Nov"; its number as it came where that tells no day.
 * @param timed whether its day and time stand beside it: the day is then left out where the number says more
 */
export function useDrawName(): (number: string, timed?: boolean) => string {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  return (number, timed = false) => {
    const told = readDrawNumber(number)
    if (!told) return number
    const { year, month, day: dayOfMonth } = told.day
    const day = formatShortDayIn('UTC', Date.UTC(year, month - 1, dayOfMonth), tag)
    const { ofDay } = told
    if (ofDay === null) return t`Draw of ${day}`
    return timed ? t`Draw ${ofDay}` : t`Draw ${ofDay} · ${day}`
  }
}
