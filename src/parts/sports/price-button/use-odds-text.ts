import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { numberSigns } from '../../../i18n/format/number-signs.ts'
import { numberLocale } from '../../../i18n/format/number-locale.ts'
import { writeOdds, type OddsFormat } from '../../../rules/sports/odds-format.ts'
import type { Price } from '../../../rules/sports/price.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { oddsFormatAtom } from '../../../state/sports/odds-format.ts'

/** Formats in which nobody writes what several come to together. */
const OF_SINGLES: readonly OddsFormat[] = ['hong-kong', 'malay']

/** Writes what several prices come to: in decimals where the player's own format is for single ones. */
export function useTotalOddsText(): (price: Price) => string {
  const format = useAtomValue(oddsFormatAtom)
  const { tag } = useAtomValue(languageAtom)
  const shown = OF_SINGLES.includes(format) ? 'decimal' : format
  return (price) => writeOdds(price, shown, numberSigns(numberLocale(tag)).decimal)
}

/** Writes prices as the player has them written. */
export function useOddsText(): (price: Price) => string {
  const format = useAtomValue(oddsFormatAtom)
  const { tag } = useAtomValue(languageAtom)
  return useCallback((price) => writeOdds(price, format, numberSigns(numberLocale(tag)).decimal), [format, tag])
}
