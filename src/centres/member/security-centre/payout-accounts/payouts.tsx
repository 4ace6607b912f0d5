import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { QueryView } from '../../../../parts/site/query-view/query-view.tsx'
import { payoutAccountsQuery, payoutTargetsQuery, type PayoutKind } from '../../../../state/money/payout-accounts.ts'
import { Alert } from '../../../../ui/states/alert.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { Banknote } from '../../../../ui/media/later-icons.ts'
import { takeLostFocus } from '../../../../ui/hooks/take-lost-focus.ts'
import { BankAccountForm } from './bank-account-form.tsx'
import { CryptoAddressForm } from './crypto-address-form.tsx'
import { PayoutRow } from './payout-row.tsx'
import { useAsked } from '../use-asked.ts'
import { WayBack } from '../way-back.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Cluster } from '../../../../ui/layout/cluster.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { Rows } from '../../../../ui/lists/rows.tsx'
import { Placeholder } from '../../../../ui/states/placeholder.tsx'

/** Where withdrawals go: bank accounts and crypto addresses, as many of each as the platform allows. */
export function Payouts() {
  const { t } = useLingui()
  const query = useQuery(payoutAccountsQuery)
  const { data } = query
  const [adding, setAdding] = useState<PayoutKind | null>(null)
  const targets = useQuery({ ...payoutTargetsQuery, enabled: adding !== null })
  const isFormThere = adding !== null && targets.data !== undefined
  const [done, setDone] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const told = useRef<HTMLDivElement>(null)
  const isAsked = useAsked() === 'payouts'
  const isThere = data !== undefined
  useEffect(() => {
    if (isAsked && isThere) place.current?.scrollIntoView({ block: 'center' })
  }, [isAsked, isThere])
  useEffect(() => {
    // The form takes the focus where it comes, unless somebody has gone elsewhere while it was on its way; what was done
    // takes it from the form that is gone.
    const isNowhereElse = document.activeElement?.contains(place.current) ?? true
    if (isFormThere && isNowhereElse) place.current?.querySelector<HTMLElement>('form input, form select')?.focus()
    else if (adding === null && done !== null) takeLostFocus(told.current)
  }, [isFormThere, adding, done])

  const finish = (said: string): void => {
    setAdding(null)
    setDone(said)
  }
  const countOf = (kind: PayoutKind): number => data?.accounts.filter((one) => one.kind === kind).length ?? 0
  const banks = countOf('bank')
  const addresses = countOf('crypto')
  const isFull = data !== undefined && banks >= data.bankMax && addresses >= data.cryptoMax
  return (
    <Section
      title={t`Accounts for withdrawals`}
      note={
        data && (
          <>
            <Trans>
              Bank accounts: {banks} of {data.bankMax}
            </Trans>
            {' · '}
            <Trans>
              Crypto addresses: {addresses} of {data.cryptoMax}
            </Trans>
          </>
        )
      }
    >
      <Stack ref={place}>
        <QueryView query={query} tellsStale waiting={<Placeholder of="row" />}>
          {({ accounts, bankMax, cryptoMax, payeeName }) => (
            <>
              {done !== null && adding === null && (
                <div ref={told} tabIndex={-1}>
                  <Alert tone="good">
                    <p>{done}</p>
                    <WayBack />
                  </Alert>
                </div>
              )}
              {accounts.length === 0 && adding === null && (
                <EmptyState icon={Banknote} title={t({ message: 'No account yet', context: 'for withdrawals' })}>
                  <p>
                    <Trans>Add a bank account or crypto address for your withdrawals.</Trans>
                  </p>
                </EmptyState>
              )}
              {accounts.length > 0 && (
                <Rows>
                  {accounts.map((account) => (
                    <PayoutRow key={account.id} account={account} onDone={finish} />
                  ))}
                </Rows>
              )}
              {adding === null && (
                <Cluster>
                  <Button
                    variant="quiet"
                    size="s"
                    disabled={banks >= bankMax}
                    onClick={() => {
                      setDone(null)
                      setAdding('bank')
                    }}
                  >
                    <Trans>Add a bank account</Trans>
                  </Button>
                  <Button
                    variant="quiet"
                    size="s"
                    disabled={addresses >= cryptoMax}
                    onClick={() => {
                      setDone(null)
                      setAdding('crypto')
                    }}
                  >
                    <Trans>Add a crypto address</Trans>
                  </Button>
                </Cluster>
              )}
              {isFull && (
                <Text size="s" tone="muted">
                  <Plural
                    value={bankMax + cryptoMax}
                    one="You can have # account. Remove it to add another one."
                    other="You can have up to # accounts. Remove one to add another one."
                  />
                </Text>
              )}
              {adding === 'bank' && (
                <BankAccountForm
                  payeeName={payeeName}
                  onDone={() => finish(t`The bank account has been added.`)}
                  onCancel={() => setAdding(null)}
                />
              )}
              {adding === 'crypto' && (
                <CryptoAddressForm
                  onDone={() => finish(t`The crypto address has been added.`)}
                  onCancel={() => setAdding(null)}
                />
              )}
            </>
          )}
        </QueryView>
      </Stack>
    </Section>
  )
}
