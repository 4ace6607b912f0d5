import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { AmountField } from '../../../../parts/money/money-form/amount-field.tsx'
import { BasisChanged } from '../../../../parts/money/money-form/basis-changed.tsx'
import { judgeAmount } from '../../../../parts/money/money-form/amount-problem.ts'
import { useEmptyAmount } from '../../../../parts/money/money-form/use-empty-amount.ts'
import type { Money } from '../../../../parts/money/money-form/use-money.ts'
import { Refusal } from '../../../../rules/failure.ts'
import type { Movement } from '../../../../rules/money/money-intent.ts'
import { toDecimal } from '../../../../rules/money/money.ts'
import { feeOf } from '../../../../rules/money/withdrawal.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import type { PayoutAccount } from '../../../../state/money/payout-accounts.ts'
import { useHoldReload } from '../../../../state/site/reload.ts'
import { withdrawAtom } from '../../../../state/money/send-withdrawal.ts'
import type { WithdrawalTerms } from '../../../../state/money/withdrawals.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { PageEnd } from '../../../../ui/page/page-end.tsx'
import { useForm } from '../../../../ui/fields/use-form.ts'
import { AccountChoice } from './account-choice.tsx'
import { Costs } from './costs.tsx'
import { Summary, type Order } from './summary.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
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
  const { i18n, t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const send = useSetAtom(withdrawAtom)
  const usable = accounts.filter(({ kind }) => terms.methods.some((method) => method.kind === kind))
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
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
  const element = useRef<HTMLFormElement>(null)
  const account = usable.find(({ id }) => id === chosen) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0]
  const method = terms.methods.find(({ kind }) => kind === account?.kind)
  const bounds = {
    min: method?.min ?? null,
    max: method ? least(method.max, terms.amountLeft) : null,
    available: terms.available,
  }
  const judge = (amount: string) => judgeAmount(amount, bounds, { currency, tag })
  const form = useForm<'amount'>({
    names: ['amount'],
    validate: ({ amount }) => {
      const { problem } = judge(amount)
      return problem ? { amount: problem } : account && method ? {} : { amount: msg`Choose an account first.` }
    },
    submit: async ({ amount }) => {
      const judged = judge(amount)
      if (!('minor' in judged) || !account || !method) return
      onBegin()
      setOrder({ account, amount: judged.minor, fee: feeOf(judged.minor, method.fee) })
    },
  })
  useHoldReload(typed !== '')
  const emptyAmount = useEmptyAmount(element, 'withdrawal')

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
      emptyAmount()
      onDone(sent.reply.reference, movement)
    }
    return 'over'
  }
  const judged = judge(typed)
  const minor = 'minor' in judged ? judged.minor : null
  const error = form.errors.amount
  return (
    <form
      {...form.props}
      ref={element}
      aria-label={t`Withdraw`}
      onInput={(event) => {
        form.props.onInput(event)
        // Events of inputs bubble to the form.
        const { name, value } = event.target as HTMLInputElement
        if (name === 'amount') setTyped(value)
      }}
    >
      <Stack as="fieldset" disabled={!money.isReady}>
        <AccountChoice accounts={usable} chosen={account?.id ?? ''} onChoose={setChosen} />
        <AmountField
          name="amount"
          label={t`Amount`}
          bounds={bounds}
          presets={method ? [method.min, method.min * 5n, method.min * 10n, method.min * 50n] : []}
          typed={typed}
          error={error && i18n._(error)}
        />
        {method && <Costs amount={minor} fee={method.fee} />}
        <BasisChanged basis={termsText(account, method, terms)} choice={chosen} typed={typed !== ''} />
        <Button type="submit" wide busy={money.busy}>
          <Trans>Continue</Trans>
        </Button>
        <Text size="s" tone="muted">
          <Trans>The amount leaves your balance immediately. Withdrawals cannot be reversed.</Trans>
        </Text>
      </Stack>
      {order && (
        <PageEnd>
          <Summary order={order} onConfirm={confirm} onCancel={() => setOrder(null)} />
        </PageEnd>
      )}
    </form>
  )
}
