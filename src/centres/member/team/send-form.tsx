import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { describeMoneyFailure } from '../../../i18n/money-refusals.ts'
import { AmountField } from '../../../parts/money/money-form/amount-field.tsx'
import { judgeAmount, judgeMinor } from '../../../parts/money/money-form/amount-problem.ts'
import { isAboutAmount } from '../../../parts/money/money-form/is-about-amount.ts'
import { useEmptyAmount } from '../../../parts/money/money-form/use-empty-amount.ts'
import type { Money } from '../../../parts/money/money-form/use-money.ts'
import { toDecimal } from '../../../rules/money/money.ts'
import { refusedField } from '../../../rules/account/refused-field.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useHoldReload } from '../../../state/site/reload.ts'
import { sendToTeammateAtom } from '../../../state/team/send-to-teammate.ts'
import type { TeamTerms, Teammate } from '../../../state/team/team.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { focusField } from '../../../ui/fields/focus-field.ts'
import { PageEnd } from '../../../ui/page/page-end.tsx'
import { useForm } from '../../../ui/fields/use-form.ts'
import { ConfirmTransfer, type Order } from './confirm-transfer.tsx'
import { DownlineChoice } from './downline-choice.tsx'
import { WayChoice, type Way } from './way-choice.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'

const NAMES = ['receiver', 'amount'] as const
type Name = (typeof NAMES)[number]

interface SendFormProps {
  readonly terms: TeamTerms
  readonly money: Money
  readonly onBegin: () => void
  readonly onDone: (reference: string, amount: bigint, receiver: Teammate) => void
}

const PRESETS = [1n, 5n, 10n, 50n]

const least = (one: bigint, other: bigint | null): bigint => (other === null || one < other ? one : other)

/** The field that a refusal is about; `null` where it stands in the check. */
function refusedAt(failure: unknown): Name | null {
  if (refusedField(failure) === 'to') return 'receiver'
  return isAboutAmount(failure) ? 'amount' : null
}

/** To whom and how much; then all of it is read once more, with the payment password that sends it. */
export function SendForm({ terms, money, onBegin, onDone }: SendFormProps) {
  const { i18n, t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const send = useSetAtom(sendToTeammateAtom)
  const [wanted, setWay] = useState<Way>('upline')
  const [downline, setDownline] = useState<Teammate | null>(null)
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<Order | null>(null)
  const [refused, setRefused] = useState<{ readonly at: Name; readonly error: unknown } | null>(null)
  const element = useRef<HTMLFormElement>(null)
  // Who is above or below may change while the page is open.
  const way: Way = wanted === 'upline' && !terms.upline ? 'downline' : terms.downlines > 0 ? wanted : 'upline'
  const receiver = way === 'upline' ? terms.upline : downline
  const bounds = { min: terms.min, max: least(terms.max, terms.amountLeft), available: terms.available }
  const judge = (amount: string) => judgeAmount(amount, bounds, { currency, tag })
  const form = useForm<Name>({
    names: NAMES,
    validate: ({ receiver: chosen, amount }) => {
      const { problem } = judge(amount)
      return {
        ...(way === 'downline' && !chosen && { receiver: msg`Choose who receives it.` }),
        ...(problem && { amount: problem }),
      }
    },
    submit: async ({ amount }) => {
      const judged = judge(amount)
      if (!('minor' in judged) || !receiver) return
      onBegin()
      setRefused(null)
      setOrder({ receiver, relation: way, amount: judged.minor })
    },
  })
  useHoldReload(typed !== '')
  const emptyAmount = useEmptyAmount(element, 'team')
  const focusRefused = useEffectEvent((at: Name) => {
    if (element.current) focusField(element.current, at === 'receiver' && way === 'upline' ? 'way' : at)
  })
  // The check has gone, and with it the focus.
  useEffect(() => {
    if (refused) focusRefused(refused.at)
  }, [refused])

  /** Sends what was checked; what is refused at a field goes back to it. @throws Failure where nothing was moved */
  const confirm = async (said: Order, paymentPassword: string, again: boolean): Promise<'duplicate' | 'over'> => {
    const what = { to: said.receiver.id, amount: toDecimal(said.amount, currency.digits) }
    try {
      const sent = await money.send((asked, queries) => send({ ...asked, ...what, paymentPassword }, queries), again)
      if (sent.state === 'duplicate') return 'duplicate'
      setOrder(null)
      if (sent.state === 'done') {
        emptyAmount()
        onDone(sent.reply.reference, said.amount, said.receiver)
      }
    } catch (error) {
      const at = refusedAt(error)
      if (!at) throw error
      setOrder(null)
      setRefused({ at, error })
    }
    return 'over'
  }
  const errorOf = (name: Name): string | undefined => {
    const error = form.errors[name]
    // Of those below nobody had been chosen; the one above is.
    if (error && !(name === 'receiver' && way === 'upline')) return i18n._(error)
    return refused?.at === name ? describeMoneyFailure(i18n, refused.error).detail : undefined
  }
  const changed = order && judgeMinor(order.amount, bounds, { currency, tag }).problem
  return (
    <form
      {...form.props}
      ref={element}
      aria-label={t`Transfer`}
      onInput={(event) => {
        form.props.onInput(event)
        // Events of inputs bubble to the form.
        const { name, value } = event.target as HTMLInputElement
        if (name === 'amount') setTyped(value)
        if (name === refused?.at || (name === 'way' && refused?.at === 'receiver')) setRefused(null)
      }}
    >
      <Stack as="fieldset" disabled={!money.isReady}>
        <WayChoice terms={terms} way={way} error={way === 'upline' ? errorOf('receiver') : undefined} onWay={setWay} />
        {way === 'downline' && <DownlineChoice chosen={downline} error={errorOf('receiver')} onChoose={setDownline} />}
        <AmountField
          name="amount"
          label={t`Amount`}
          bounds={bounds}
          presets={PRESETS.map((times) => terms.min * times)}
          typed={typed}
          error={errorOf('amount')}
        />
        <Button type="submit" wide busy={money.busy}>
          <Trans>Continue</Trans>
        </Button>
      </Stack>
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
    </form>
  )
}
