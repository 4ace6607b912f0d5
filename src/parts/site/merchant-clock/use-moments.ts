import { useAtomValue } from 'jotai'
import { formatOffset, formatSinceIn, formatTimeIn, isSameClock, ownZone } from '../../../i18n/format/zoned-format.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'

/** Says moments, in milliseconds since 1970, by the merchant's clock, as all that is the merchant's is told. */
export function useMoments(): (instant: number) => string {
  const { timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return (instant) => formatTimeIn(timeZone, instant, tag)
}

/**
 * The same for a moment that stands alone, on a page that names no clock: with its zone where the reader lives by another.
 * @returns given `now`, it says the time alone for a moment of that day
 */
export function useLoneMoments(): (instant: number, now?: number) => string {
  const { timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return (instant, now) => {
    const said = now === undefined ? formatTimeIn(timeZone, instant, tag) : formatSinceIn(timeZone, instant, now, tag)
    return isSameClock(ownZone(), timeZone, instant) ? said : `${said} (${formatOffset(timeZone, instant, tag)})`
  }
}

/** The same without its zone, where a line has no room for it: the time alone for a moment of that day. */
export function useShortMoments(): (instant: number, now: number) => string {
  const { timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return (instant, now) => formatSinceIn(timeZone, instant, now, tag)
}
