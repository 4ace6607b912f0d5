import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { HIDDEN_AMOUNT } from '../../../rules/figures.ts'
import { Eye, EyeOff, RefreshCw } from '../../../ui/media/icons.tsx'
import { useAtom, useAtomValue } from 'jotai'
import { describeFailure } from '../../../i18n/failures/failure.ts'
import { formatMoney } from '../../../i18n/format/format.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { balanceHiddenAtom, balanceQuery } from '../../../state/money/wallet.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useLoneStamps } from '../../site/merchant-clock/use-moments.ts'
import { FittingAmount } from '../fitting-amount/fitting-amount.tsx'
import * as css from './balance.css.ts'

/** Letters of an amount that leave a phone's header little room: more than tens of thousands. */
const LONG = 10

interface BalanceProps {
  /** For a phone's header: hiding shows where there is room, and refreshing in its place where that helps. */
  readonly compact?: boolean
  /** The popover that a press on the amount opens, and what that is. */
  readonly opens?: { readonly id: string; readonly label: string }
}

/**
 * The sum over the wallets: hidden on request, which is remembered, and refreshed with progress (spec 2, Header).
 * An amount that could not be read, or not again, says so beside it: it must look neither like nothing nor like news.
 */
export function Balance({ compact = false, opens }: BalanceProps) {
  const { i18n, t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const moment = useLoneStamps()
  const [hidden, setHidden] = useAtom(balanceHiddenAtom)
  const query = useQuery(balanceQuery)
  const { data, dataUpdatedAt, error, errorUpdatedAt, isFetching, refetch } = query
  const problem = error ? describeFailure(i18n, error).title : null
  const amount = data === undefined ? '' : formatMoney(data, currency, tag)
  const time = problem === null ? '' : moment(dataUpdatedAt, errorUpdatedAt)
  return (
    <span className={cx(css.balance, compact && css.compact, problem !== null && css.failed)}>
      <VisuallyHidden>{t`Balance`}</VisuallyHidden>
      <span className={css.figures}>
        <output className={compact && amount.length > LONG ? css.longAmount : css.amount} aria-live="polite">
          {data !== undefined && (hidden ? HIDDEN_AMOUNT : compact ? <FittingAmount minor={data} /> : amount)}
          {data === undefined && problem === null && <Skeleton className={css.waiting} />}
        </output>
        <output className={css.note} aria-live="polite">
          {problem !== null && (
            // A node of its own for each failure, so that one more is read out as well.
            <span key={errorUpdatedAt}>
              <VisuallyHidden>{problem}. </VisuallyHidden>
              {data === undefined ? <Trans>Not available</Trans> : <Trans>As of {time}</Trans>}
            </span>
          )}
        </output>
        {opens && <button type="button" className={css.press} popoverTarget={opens.id} aria-label={opens.label} />}
      </span>
      {(data !== undefined || problem === null) && (
        <IconButton
          size="s"
          className={compact ? (problem === null ? css.fromPhone : css.fromTablet) : ''}
          // Open while it is shown.
          icon={hidden ? EyeOff : Eye}
          label={hidden ? t`Show balance` : t`Hide balance`}
          aria-pressed={hidden}
          onClick={() => setHidden(!hidden)}
        />
      )}
      <IconButton
        size="s"
        className={compact && problem === null ? css.fromTablet : ''}
        icon={RefreshCw}
        busy={isFetching}
        label={problem ? t`${problem}. Refresh the balance` : t`Refresh balance`}
        onClick={() => void refetch()}
      />
    </span>
  )
}
