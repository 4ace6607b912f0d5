import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { percentText } from '../../../i18n/format/percent.ts'
import { formatInteger } from '../../../i18n/format/format.ts'
import type { Terms } from '../../../rules/rewards/worked-example.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useFormatPlain } from '../../money/money-form/use-format-money.ts'

export interface OfferFigure {
  /** What it gives as a number; empty where nothing is said of it. */
  readonly figure: string
  /** What the number is of, and its bound; empty where there is no more to say. */
  readonly note: string
}

/** What an offer gives as a number, in words of the language. */
export function useOfferFigure(): (offer: { readonly terms: Terms; readonly due: bigint | null }) => OfferFigure {
  const { t } = useLingui()
  const money = useFormatPlain()
  const { tag } = useAtomValue(languageAtom)
  const note = ({ of, upTo, prizes }: Terms): string => {
    const most = upTo === null ? '' : money(upTo)
    if (prizes !== null) {
      const number = formatInteger(prizes.count, tag)
      return t`${plural(prizes.count, { one: `the only prize`, other: `top prize · ${number} prizes` })}`
    }
    if (of === 'loss') return most ? t`of losses, up to ${most}` : t`of losses`
    if (of === 'bets') return most ? t`of every valid bet, up to ${most}` : t`of every valid bet`
    return most && t`up to ${most}`
  }
  const figure = ({ amount, percent, prizes, points }: Terms): string => {
    if (prizes !== null) return money(prizes.largest)
    if (percent !== null) return percentText(percent, tag)
    if (amount !== null) return money(amount)
    return points === null ? '' : t`${plural(points, { one: '# point', other: '# points' })}`
  }
  return ({ terms, due }) =>
    due === null ? { figure: figure(terms), note: note(terms) } : { figure: money(due), note: '' }
}
