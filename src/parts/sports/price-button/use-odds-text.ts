import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { numberSigns } from '../../../i18n/format/number-signs.ts'
import { numberLocale } from '../../../i18n/format/number-locale.ts'
import { formatFor, writeOdds } from '../../../rules/sports/odds-format.ts'
import type { Price } from '../../../rules/sports/price.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { oddsFormatAtom } from '../../../state/sports/odds-format.ts'

/** Writes prices as the player has them written. `line` is that of the market; without one, as for what several come to. */
export function useOddsText(): (price: Price, line?: string) => string {
  const format = useAtomValue(oddsFormatAtom)
  const { tag } = useAtomValue(languageAtom)
  return useCallback(
    (price, line = '') => writeOdds(price, formatFor(format, line), numberSigns(numberLocale(tag)).decimal),
    [format, tag],
  )
}
