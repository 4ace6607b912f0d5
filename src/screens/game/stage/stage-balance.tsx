import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { formatMoney } from '../../../i18n/format/format.ts'
import { HIDDEN_AMOUNT } from '../../../rules/figures.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { balanceHiddenAtom, balanceQuery } from '../../../state/money/wallet.ts'
import * as css from './toolbar.css.ts'

/** The balance beside the game: an amount alone, since the header's reads it out and hides it. */
export function StageBalance() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const hidden = useAtomValue(balanceHiddenAtom)
  const { data } = useQuery(balanceQuery)
  return (
    <p className={css.balance}>
      <span className={css.balanceWord}>{t`Balance`}</span>
      <span className={css.amount}>
        {data === undefined ? '–' : hidden ? HIDDEN_AMOUNT : formatMoney(data, currency, tag)}
      </span>
    </p>
  )
}
