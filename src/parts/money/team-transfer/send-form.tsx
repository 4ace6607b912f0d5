import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { AmountField } from '../money-form/amount-field.tsx'
import { judgeMinor } from '../money-form/amount-problem.ts'
import { isAboutAmount } from '../money-form/is-about-amount.ts'
import { MoneyForm } from '../money-form/money-form.tsx'
import type { Money } from '../money-form/use-money.ts'
import { useMoneyForm } from '../money-form/use-money-form.ts'
import { toDecimal } from '../../../rules/money/money.ts'
import { refusedField } from '../../../rules/account/refused-field.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { sendToTeammateAtom } from '../../../state/team/send-to-teammate.ts'
import type { TeamTerms, Teammate } from '../../../state/team/team.ts'
import { PageEnd } from '../../../ui/page/page-end.tsx'
import { ConfirmTransfer, type Order } from './confirm-transfer.tsx'
import { DownlineChoice } from './downline-choice.tsx'
import { WayChoice, type Way } from './way-choice.tsx'

interface SendFormProps {
  readonly terms: TeamTerms
  /** Somebody right below who alone receives it; unless given, it is chosen from all. */
  readonly to?: Teammate | undefined
  readonly money: Money
  readonly onBegin: () => void
  readonly onDone: (reference: string, amount: bigint, receiver: Teammate) => void
}

const PRESETS = [1n, 5n, 10n, 50n]

const least = (one: bigint, other: bigint | null): bigint => (other === null || one < other ? one : other)

/** To whom and how much; then all of it is read once more, with the payment password that sends it. */
export function SendForm({ terms, to, money, onBegin, onDone }: SendFormProps) {
  const { i18n, t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const send = useSetAtom(sendToTeammateAtom)
  const [wanted, setWay] = useState<Way>('upline')
  const [downline, setDownline] = useState<Teammate | null>(null)
  const [order, setOrder] = useState<Order | null>(null)
  // Who is above or below may change while the page is open.
  const chosenWay: Way = wanted === 'upline' && !terms.upline ? 'downline' : terms.downlines > 0 ? wanted : 'upline'
  const way = to ? 'downline' : chosenWay
  const receiver = to ?? (way === 'upline' ? terms.upline : downline)
  const bounds = { min: terms.min, max: least(terms.max, terms.amountLeft), available: terms.available }
  /** The field that a refusal is about; `null` where it stands in the check. */
  const refusedAt = (failure: unknown) => {
    if (refusedField(failure) === 'to' && !to) return way === 'upline' ? 'way' : 'receiver'
    return isAboutAmount(failure) ? 'amount' : null
  }
  const form = useMoneyForm({
    money,
    kind: 'team',
    names: ['way', 'receiver', 'amount'],
    bounds,
    refusedAt,
    validate: ({ receiver: chosen }) =>
      way === 'downline' && !to && !chosen ? { receiver: msg`Choose who receives it.` } : {},
    submit: async (amount) => {
      if (!receiver) return
      onBegin()
      setOrder({ receiver, relation: way, amount })
    },
  })

  /** Sends what was checked; what is refused at a field goes back to it. @throws Failure where nothing was moved */
  const confirm = async (said: Order, paymentPassword: string, again: boolean): Promise<'duplicate' | 'over'> => {
    const what = { to: said.receiver.id, amount: toDecimal(said.amount, currency.digits) }
    try {
      const sent = await money.send((asked, queries) => send({ ...asked, ...what, paymentPassword }, queries), again)
      if (sent.state === 'duplicate') return 'duplicate'
      setOrder(null)
      if (sent.state === 'done') {
        form.emptyAmount()
        onDone(sent.reply.reference, said.amount, said.receiver)
      }
    } catch (error) {
      if (!refusedAt(error)) throw error
      setOrder(null)
      form.setFailure(error)
    }
    return 'over'
  }
  const choose = (next: Way): void => {
    setWay(next)
    // What was refused was refused to somebody else.
    form.setFailure(null)
  }
  const changed = order && judgeMinor(order.amount, bounds, { currency, tag }).problem
  return (
    <>
      <MoneyForm of={form} label={t`Transfer`} send={<Trans>Continue</Trans>}>
        {!to && <WayChoice terms={terms} way={way} error={form.errorOf('way')} onWay={choose} />}
        {way === 'downline' && !to && (
          <DownlineChoice chosen={downline} error={form.errorOf('receiver')} onChoose={setDownline} />
        )}
        <AmountField
          {...form.amount}
          label={t`Amount`}
          bounds={bounds}
          presets={PRESETS.map((times) => terms.min * times)}
        />
      </MoneyForm>
      {order && (
        <PageEnd>
          <ConfirmTransfer
            order={order}
            problem={changed ? i18n._(changed) : undefined}
            onConfirm={confirm}
            onCancel={() => setOrder(null)}
          />
        </PageEnd>
      )}
    </>
  )
}
