import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, RefreshCw } from '../../ui/icons.tsx'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { describeFailure } from '../../i18n/failure.ts'
import { formatMoney } from '../../i18n/format.ts'
import { brandAtom } from '../../state/brand.ts'
import { gatewayAtom } from '../../state/gateway.ts'
import { languageAtom } from '../../state/language.ts'
import { balanceHiddenAtom, balanceQuery } from '../../state/wallet.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { hiddenVisually } from '../../ui/text.css.ts'
import * as css from './balance.css.ts'

/** Spec 9: "hidden shows ***". */
const HIDDEN = '***'
/** Letters of an amount that leave a phone's header little room: more than tens of thousands. */
const LONG = 10

/**
 * The sum over the wallets: hidden on request, which is remembered, and refreshed with progress (spec 2, Header).
 * @param compact leaves refreshing out where a phone's header has no room for it, and hiding on the narrowest
 */
export function Balance({ compact = false }: { readonly compact?: boolean }) {
  const { i18n, t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const [hidden, setHidden] = useAtom(balanceHiddenAtom)
  const { data, error, isFetching, refetch } = useQuery(balanceQuery(useAtomValue(gatewayAtom), currency.digits))
  const amount = data === undefined ? '–' : formatMoney(data, currency, tag)
  const problem = error ? describeFailure(i18n, error) : null
  useEffect(() => {
    // A balance that could not be read must not look like a balance of nothing.
    if (error) console.warn('The balance could not be read.', error.message)
  }, [error])
  return (
    <span className={cx(css.balance, compact && css.compact)}>
      <span className={hiddenVisually}>{t`Balance`}</span>
      <output
        className={compact && amount.length > LONG ? css.longAmount : css.amount}
        aria-live="polite"
        title={problem ? `${problem.title}. ${problem.detail}` : undefined}
      >
        {hidden ? HIDDEN : amount}
      </output>
      <IconButton
        size="s"
        className={compact ? css.fromPhone : ''}
        icon={hidden ? Eye : EyeOff}
        label={hidden ? t`Show balance` : t`Hide balance`}
        aria-pressed={hidden}
        onClick={() => setHidden(!hidden)}
      />
      <IconButton
        size="s"
        className={compact ? css.fromTablet : ''}
        icon={RefreshCw}
        busy={isFetching}
        label={problem ? t`${problem.title}. Read the balance again` : t`Refresh balance`}
        onClick={() => void refetch()}
      />
    </span>
  )
}
