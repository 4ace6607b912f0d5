/** What each filter is called, and which of them a category's page has. */
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatInteger, formatMoney } from '../../../i18n/format/format.ts'
import { SLOT_MIN_LINES, slotMinBet, type GameChoice, type Narrowing } from '../../../rules/games/game-choice.ts'
import { parseMoney } from '../../../rules/money/money.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { CLASS_NAMES } from './class-names.ts'

/** A filter that is on or off. */
export type Toggle = 'isHot' | 'isNew' | 'highBet' | 'manyLines'

/** The words of the filters that are on or off. */
export function useToggleNames(): Readonly<Record<Toggle, string>> {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const bet = formatMoney(parseMoney(slotMinBet(currency.digits), currency.digits), currency, tag)
  const lines = formatInteger(SLOT_MIN_LINES, tag)
  return {
    isHot: t`Hot`,
    isNew: t`New`,
    highBet: t`Bets from ${bet}`,
    manyLines: t`${lines} lines or more`,
  }
}

/** Says what a list is narrowed to, one by one. */
export function useNarrowingNames(
  vendorName: (code: string) => string,
): (each: Narrowing, choice: GameChoice) => string {
  const { i18n, t } = useLingui()
  const toggles = useToggleNames()
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
      default:
        return toggles[each]
    }
  }
}
