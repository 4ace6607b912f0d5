/** What each filter is called, and which of them a category's page has. */
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatInteger, formatMoneyPlain } from '../../../i18n/format/format.ts'
import { returnText } from '../../../i18n/format/percent.ts'
import { readVolatility } from '../../../rules/games/volatility.ts'
import { readBet } from '../game-card/read-bet.ts'
import { useVolatilityNames } from '../game-card/use-volatility-names.ts'
import { SLOT_MIN_LINES, slotMinBet, type GameChoice, type Narrowing } from '../../../rules/games/game-choice.ts'
import { parseMoney } from '../../../rules/money/money.ts'
import type { Facets } from '../../../state/games/game-facets.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { CLASS_NAMES } from './class-names.ts'

/** A filter that is on or off. */
export type Toggle = 'isHot' | 'isNew' | 'highBet' | 'manyLines' | 'trial' | 'hasSeat'

/** Under which name of the wire a filter that is on or off is counted, and at which value. */
const TOGGLE_FACETS: Readonly<Partial<Record<Toggle, readonly [filter: string, value: string]>>> = {
  isHot: ['isHot', '1'],
  isNew: ['isNew', '1'],
  manyLines: ['minLineNum', String(SLOT_MIN_LINES)],
  trial: ['supportPlay', '0'],
  hasSeat: ['hasSeat', '1'],
}

/** How many games a filter that is on or off leaves; `undefined` where nobody counts them. */
export function countOf(toggle: Toggle, facets: Facets | null | undefined): number | undefined {
  const [filter, value] = TOGGLE_FACETS[toggle] ?? []
  return filter && value ? facets?.get(filter)?.get(value) : undefined
}

/** The words of the filters that are on or off. */
export function useToggleNames(): Readonly<Record<Toggle, string>> {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const bet = formatMoneyPlain(parseMoney(slotMinBet(currency), currency.digits), currency, tag)
  const lines = formatInteger(SLOT_MIN_LINES, tag)
  return {
    isHot: t`Hot`,
    isNew: t`New`,
    highBet: t`Bets from ${bet}`,
    manyLines: t`${lines} lines or more`,
    trial: t`Can be tried free`,
    hasSeat: t`Free seat now`,
  }
}

/** The words of the steps that the gateway names. */
export function useStepNames() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const levels = useVolatilityNames()
  return {
    minRtp: (value: string): string => {
      const rtp = returnText(value, tag)
      return t`${rtp} or more`
    },
    volatility: (value: string): string => {
      const level = readVolatility(value)
      return level ? levels[level] : ''
    },
    maxBet: (value: string): string => {
      const bet = readBet(value, currency.digits)
      const most = bet === null ? value : formatMoneyPlain(bet, currency, tag)
      return t`${most} or less`
    },
  }
}

/** Says what a list is narrowed to, one by one. */
export function useNarrowingNames(
  vendorName: (code: string) => string,
): (each: Narrowing, choice: GameChoice) => string {
  const { i18n, t } = useLingui()
  const toggles = useToggleNames()
  const steps = useStepNames()
  return (each, choice) => {
    switch (each) {
      case 'words': {
        const { words } = choice
        return t`“${words}”`
      }
      case 'vendor':
        return vendorName(choice.vendor)
      case 'liveClass':
        return choice.liveClass ? i18n._(CLASS_NAMES[choice.liveClass]) : ''
      case 'source':
        return choice.source === 'recent' ? t`Recently played` : t`Favourites`
      case 'minRtp': {
        const rtp = steps.minRtp(choice.minRtp)
        return t`RTP: ${rtp}`
      }
      case 'volatility': {
        const level = steps.volatility(choice.volatility)
        return t`Volatility: ${level}`
      }
      case 'maxBet': {
        const most = steps.maxBet(choice.maxBet)
        return t`Minimum bet: ${most}`
      }
      default:
        return toggles[each]
    }
  }
}
