import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { numberLocale } from '../../../i18n/format/number-locale.ts'
import { numberSigns } from '../../../i18n/format/number-signs.ts'
import type { Market, Outcome } from '../../../rules/sports/fixture.ts'
import { languageAtom } from '../../../state/site/language.ts'

/** What an outcome is called: in few letters, as coupons have it, and in full. */
export interface OutcomeWords {
  readonly short: string
  readonly full: string
}

/** What is added to a side: the line is the home side's, and the other's is its opposite. */
function lineOf(side: 'home' | 'away', line: string): string {
  const isLess = line.startsWith('-') === (side === 'home')
  const size = line.replace('-', '')
  return Number(size.replace(',', '.')) === 0 ? size : `${isLess ? '−' : '+'}${size}`
}

/** Names outcomes. */
export function useOutcomeWords(): (market: Market, outcome: Outcome) => OutcomeWords {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  return useCallback(
    ({ line: written, group }, { kind, name }) => {
      const line = written.replace('.', numberSigns(numberLocale(tag)).decimal)
      if (group === 'handicap' && written !== '' && (kind === 'home' || kind === 'away'))
        return { short: lineOf(kind, line), full: name }
      const isSide = group !== 'handicap' && written === ''
      switch (kind) {
        case 'home':
          return { short: isSide ? '1' : name, full: name }
        case 'draw':
          return { short: isSide ? 'X' : name, full: name }
        case 'away':
          return { short: isSide ? '2' : name, full: name }
        case 'over':
          return line ? { short: t`Over ${line}`, full: t`Over ${line}` } : { short: name, full: name }
        case 'under':
          return line ? { short: t`Under ${line}`, full: t`Under ${line}` } : { short: name, full: name }
        default:
          return { short: name, full: name }
      }
    },
    [t, tag],
  )
}
