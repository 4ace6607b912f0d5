import { useAtomValue } from 'jotai'
import {
  formatInText,
  formatOffset,
  formatSinceIn,
  formatTimeIn,
  isSameClock,
  ownZone,
} from '../../../i18n/format/zoned-format.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'

/** Says moments, in milliseconds since 1970, by the merchant's clock, as all that is the merchant's is told. */
export function useMoments(): (instant: number) => string {
  const { timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return (instant) => formatTimeIn(timeZone, instant, tag)
}

/** How a moment is said by somebody's clock: given `now`, the time alone for one of that day. */
type Say = (zone: string, instant: number, tag: string, now?: number) => string
const stamp: Say = (zone, instant, tag, now) =>
  now === undefined ? formatTimeIn(zone, instant, tag) : formatSinceIn(zone, instant, now, tag)

function useLone(say: Say): (instant: number, now?: number) => string {
  const { timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return (instant, now) => {
    const said = say(timeZone, instant, tag, now)
    return isSameClock(ownZone(), timeZone, instant) ? said : `${said} (${formatOffset(timeZone, instant, tag)})`
  }
}

/**
 * The same for a moment that stands alone, on a page that names no clock: with its zone where the reader lives by another.
 * @returns given `now`, it says the time alone for a moment of that day
 */
export const useLoneStamps = () => useLone(stamp)

/** The same for the middle of a sentence, after a word such as "until". */
export const useLoneMoments = () => useLone(formatInText)

/**
 * Says moments for the middle of a sentence on a page that names its clock.
 * @returns given `now`, it says the time alone for a moment of that day
 */
export function useMomentsInText(): (instant: number, now?: number) => string {
  const { timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return (instant, now) => formatInText(timeZone, instant, tag, now)
}
