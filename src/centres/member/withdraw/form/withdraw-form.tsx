import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { AmountField } from '../../../../parts/money/money-form/amount-field.tsx'
import { BasisChanged } from '../../../../parts/money/money-form/basis-changed.tsx'
import { MoneyForm } from '../../../../parts/money/money-form/money-form.tsx'
import type { Money } from '../../../../parts/money/money-form/use-money.ts'
import { useMoneyForm } from '../../../../parts/money/money-form/use-money-form.ts'
import { Refusal } from '../../../../rules/failure.ts'
import type { Movement } from '../../../../rules/money/money-intent.ts'
import { toDecimal } from '../../../../rules/money/money.ts'
import { feeOf } from '../../../../rules/money/withdrawal.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import type { PayoutAccount } from '../../../../state/money/payout-accounts.ts'
import { withdrawAtom } from '../../../../state/money/send-withdrawal.ts'
import type { WithdrawalTerms } from '../../../../state/money/withdrawals.ts'
import { PageEnd } from '../../../../ui/page/page-end.tsx'
import { AccountChoice } from './account-choice.tsx'
import { Costs } from './costs.tsx'
import { Summary, type Order } from './summary.tsx'
import { Text } from '../../../../ui/layout/text.tsx'

interface WithdrawFormProps {
  readonly terms: WithdrawalTerms
  readonly accounts: readonly PayoutAccount[]
  readonly money: Money
  readonly onBegin: () => void
  readonly onDone: (reference: string, movement: Movement) => void
}

const least = (...bounds: (bigint | null)[]): bigint =>
  bounds.flatMap((bound) => bound ?? []).reduce((one, other) => (one < other ? one : other))

/** What a withdrawal is reckoned with; the balance, which every round changes, is shown beside the amount. */
const termsText = (
  account: PayoutAccount | undefined,
  method: WithdrawalTerms['methods'][number] | undefined,
  { amountLeft }: WithdrawalTerms,
): string =>
  [
    account?.id,
    method?.min,
    method?.max,
    amountLeft,
    method?.fee.basisPoints,
    method?.fee.fixed,
    method?.fee.freeTimes,
  ].join(' ')

/** Where to and how much; what it costs; then a summary, which asks for the payment password. */
export function WithdrawForm({ terms, accounts, money, onBegin, onDone }: WithdrawFormProps) {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const send = useSetAtom(withdrawAtom)
  const usable = accounts.filter(({ kind }) => terms.methods.some((method) => method.kind === kind))
  const [chosen, setChosen] = useState('')
  const [order, setOrder] = useState<Order | null>(null)
  // The fee was refused, and what it is by now is on its way: it is shown before it is sent, and then stays as it was seen.
  const [asksFee, setAsksFee] = useState(false)
  if (order && asksFee) {
    const now = terms.methods.find(({ kind }) => kind === order.account.kind)
    const fee = now ? feeOf(order.amount, now.fee) : order.fee
    if (fee !== order.fee) {
      setOrder({ ...order, fee })
      setAsksFee(false)
    }
  }
  const account = usable.find(({ id }) => id === chosen) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0]
  const method = terms.methods.find(({ kind }) => kind === account?.kind)
  const bounds = {
    min: method?.min ?? null,
    max: method ? least(method.max, terms.amountLeft) : null,
    available: terms.available,
  }
  const form = useMoneyForm({
    money,
    kind: 'withdrawal',
    names: ['amount'],
    bounds,
    validate: () => (account && method ? {} : { amount: msg`Choose an account first.` }),
    submit: async (amount) => {
      if (!account || !method) return
      onBegin()
      setOrder({ account, amount, fee: feeOf(amount, method.fee) })
    },
  })

  /** Sends what the summary says. @throws Failure where nothing was moved */
  const confirm = async (said: Order, paymentPassword: string, again: boolean): Promise<'duplicate' | 'over'> => {
    const movement = { from: null, to: said.account.id, amount: toDecimal(said.amount, currency.digits) }
    const fee = toDecimal(said.fee, currency.digits)
    const sent = await money
      .send(
        (asked, queries) => send({ ...asked, to: movement.to, amount: movement.amount, fee, paymentPassword }, queries),
        again,
      )
      .catch((failure: unknown) => {
        setAsksFee(failure instanceof Refusal && failure.serverMessage.includes('fee has changed'))
        throw failure
      })
    if (sent.state === 'duplicate') return 'duplicate'
    setOrder(null)
    if (sent.state === 'done') {
      form.emptyAmount()
      onDone(sent.reply.reference, movement)
    }
    return 'over'
  }
  return (
    <>
      <MoneyForm
        of={form}
        label={t`Withdraw`}
        summary={method ? <Costs amount={form.minor} fee={method.fee} /> : <></>}
        send={<Trans>Continue</Trans>}
        note={
          <Text size="s" tone="muted">
            <Trans>The amount leaves your balance immediately. Withdrawals cannot be reversed.</Trans>
          </Text>
        }
      >
        <AccountChoice accounts={usable} chosen={account?.id ?? ''} onChoose={setChosen} />
        <AmountField
          {...form.amount}
          large
          label={t`Amount`}
          bounds={bounds}
          presets={method ? [method.min, method.min * 5n, method.min * 10n, method.min * 50n] : []}
        />
        <BasisChanged basis={termsText(account, method, terms)} choice={chosen} typed={form.amount.typed !== ''} />
      </MoneyForm>
      {order && (
        <PageEnd>
          <Summary order={order} onConfirm={confirm} onCancel={() => setOrder(null)} />
        </PageEnd>
      )}
    </>
  )
}
