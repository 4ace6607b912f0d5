import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { recordAmount } from '../../../i18n/format/record-amount.ts'
import { useFormatMoney } from '../../../parts/money/money-form/use-format-money.ts'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { useMomentsInText } from '../../../parts/site/merchant-clock/use-moments.ts'
import type { Movement } from '../../../rules/money/money-intent.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { refreshCashback, cashbackQuery, claimCashbackAtom } from '../../../state/records/cashback.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Coins } from '../../../ui/media/later-icons.ts'
import { Figure } from '../../../ui/layout/figure.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { ClaimNews } from '../../../parts/rewards/claim/claim-news.tsx'
import { useClaim } from '../../../parts/rewards/claim/use-claim.ts'
import { CashbackCategories } from './cashback-categories.tsx'
import { CashbackClaims } from './cashback-claims.tsx'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'

/** "Cashback" (spec 2, "Member centre": manualRebate): what the bets since the last claim bring, by category. */
export function CashbackPage() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const say = useMomentsInText()
  const money = useFormatMoney()
  const query = useQuery(cashbackQuery)
  const claim = useClaim({
    kind: 'cashback',
    send: claimCashbackAtom,
    askAnew: refreshCashback,
  })
  const words = ({ amount }: Movement): string =>
    amount === null ? t`Rebate` : t`Rebate of ${recordAmount(amount, currency, tag)}`
  return (
    <Loaded query={query} waiting={['summary', 'list']}>
      {({ total, min, since, categories }) => {
        const isShort = min !== null && total < min
        const least = min === null ? '' : money(min)
        const when = since === null ? '' : say(since)
        return (
          <>
            <ClaimNews kind="cashback" claim={claim} words={words} celebrates={false} />
            <Panel inset="l" space="m" endsBesideFrom="tablet" aria-label={t`Available to claim`}>
              <div>
                <Text size="s" tone="muted">
                  <Trans>Available to claim</Trans>
                </Text>
                <Figure>{money(total)}</Figure>
                {when && (
                  <Text size="s" tone="muted">
                    <Trans>Bets since {when}</Trans>
                  </Text>
                )}
                {isShort && (
                  <Text id="cashback-least" size="s" tone="muted">
                    <Trans>Minimum claim: {least}</Trans>
                  </Text>
                )}
              </div>
              <Button
                disabled={total <= 0n || isShort || (!claim.money.isReady && !claim.claiming)}
                busy={claim.claiming !== null}
                aria-describedby={isShort ? 'cashback-least' : undefined}
                onClick={() => claim.claim(null)}
              >
                <Trans>Claim</Trans>
              </Button>
            </Panel>
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
      }}
    </Loaded>
  )
}
