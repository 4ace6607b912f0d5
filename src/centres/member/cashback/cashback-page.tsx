import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { formatMoney } from '../../../i18n/format.ts'
import { recordAmount } from '../../../i18n/record-amount.ts'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../../parts/site/failure-notice/waits-for-network.tsx'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { useMoments } from '../../../parts/site/merchant-clock/use-moments.ts'
import type { Movement } from '../../../rules/money/money-intent.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { refreshCashback, cashbackQuery, claimCashbackAtom } from '../../../state/records/cashback.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Coins } from '../../../ui/media/later-icons.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { ClaimNews } from '../claim/claim-news.tsx'
import { useClaim } from '../claim/use-claim.ts'
import { CashbackCategories } from './cashback-categories.tsx'
import { CashbackClaims } from './cashback-claims.tsx'
import * as css from './cashback.css.ts'

/** "Cashback" (spec 2, "Member centre": manualRebate): what the bets since the last claim bring, by category. */
export function CashbackPage() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const say = useMoments()
  const query = cashbackQuery(useAtomValue(gatewayAtom), currency.digits)
  const { data, error, refetch, isFetching, fetchStatus } = useQuery(query)
  const send = useSetAtom(claimCashbackAtom)
  const { money, claiming, ...claim } = useClaim({
    kind: 'cashback',
    send: (_, asked, queries) => send(asked, queries),
    askAnew: refreshCashback,
  })
  const words = ({ amount }: Movement): string =>
    amount === null ? t`Cashback` : t`Cashback of ${recordAmount(amount, currency, tag)}`
  if (!data && error) return <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <>
        {fetchStatus === 'paused' && <WaitsForNetwork />}
        <output className={hiddenVisually}>{t`Loading`}</output>
        <Skeleton className={css.totalWaiting} />
        <Skeleton className={css.listWaiting} />
      </>
    )
  const { total, min, since, categories } = data
  const isShort = min !== null && total < min
  const least = min === null ? '' : formatMoney(min, currency, tag)
  const when = since === null ? '' : say(since)
  return (
    <>
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      <ClaimNews kind="cashback" claim={{ money, claiming, ...claim }} words={words} />
      <section className={css.total} aria-label={t`Available to claim`}>
        <div>
          <p className={css.term}>
            <Trans>Available to claim</Trans>
          </p>
          <p className={css.sum}>{formatMoney(total, currency, tag)}</p>
          {when && (
            <p className={css.term}>
              <Trans>Bets since {when}</Trans>
            </p>
          )}
        </div>
        <Button
          disabled={total <= 0n || isShort || (!money.isReady && !claiming)}
          busy={claiming !== null}
          aria-describedby={isShort ? 'cashback-least' : undefined}
          onClick={() => void claim.claim(null)}
        >
          <Trans>Claim</Trans>
        </Button>
        {isShort && (
          <p id="cashback-least" className={css.least}>
            <Trans>Minimum claim: {least}</Trans>
          </p>
        )}
      </section>
      {categories.length === 0 ? (
        <EmptyState icon={Coins} title={t`No bets count yet`}>
          <p>
            <Trans>Settled rounds appear here, with what you get back for each category.</Trans>
          </p>
        </EmptyState>
      ) : (
        <CashbackCategories categories={categories} />
      )}
      <CashbackClaims />
      <MerchantClock />
    </>
  )
}
