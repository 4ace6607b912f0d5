import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useFormatPlain } from '../../../parts/money/money-form/use-format-money.ts'
import { recordAmount } from '../../../i18n/format/record-amount.ts'
import type { Drawn, Raffle } from '../../../state/rewards/raffle.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'

type Prize = Pick<Raffle['prizes'][number], 'name' | 'amount'>

/** What a prize is called: its own name, else its amount. */
export function usePrizeName(): (prize: Prize) => string {
  const { t } = useLingui()
  const money = useFormatPlain()
  return ({ name, amount }) => name || (amount === null ? t`No prize` : money(amount))
}

/**
 * What a draw has won as the platform answered it; `null` for nothing. Its amount is the answer's own: a prize that is
 * not in the list, such as one that was added since the page was opened, is told by that alone.
 */
export function useWonName(prizes: Raffle['prizes']): (drawn: Pick<Drawn, 'prize' | 'amount'>) => string | null {
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return ({ prize, amount }) => {
    if (!/[1-9]/.test(amount)) return null
    const name = prizes.find(({ id }) => id === prize)?.name ?? ''
    return [name, recordAmount(amount, currency, tag)].filter((it) => it !== '').join(' · ')
  }
}
