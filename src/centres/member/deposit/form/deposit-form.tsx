import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatCoins } from '../../../../i18n/format/format.ts'
import { AmountField } from '../../../../parts/money/money-form/amount-field.tsx'
import { BasisChanged } from '../../../../parts/money/money-form/basis-changed.tsx'
import { MoneyForm } from '../../../../parts/money/money-form/money-form.tsx'
import { useFormatPlain } from '../../../../parts/money/money-form/use-format-money.ts'
import type { Money } from '../../../../parts/money/money-form/use-money.ts'
import { useMoneyForm, type MoneyFormState } from '../../../../parts/money/money-form/use-money-form.ts'
import { bonusOf, COIN_DIGITS, coinsOf } from '../../../../rules/money/deposit.ts'
import { toDecimal } from '../../../../rules/money/money.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import {
  channelsOf,
  lastDeposit,
  quickestChannel,
  type DepositOffers,
  type DepositRow,
} from '../../../../state/money/deposits.ts'
import { createDepositAtom, type AskedDeposit } from '../../../../state/money/send-deposit.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { useHoldReload } from '../../../../state/site/reload.ts'
import { Alert } from '../../../../ui/states/alert.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { AgeLine } from './age-line.tsx'
import { BonusPart } from './bonus-part.tsx'
import { returnUrl } from '../order/deposit-address.ts'
import { MethodChoice } from './method-choice.tsx'
import { LastDeposit } from './last-deposit.tsx'
import { LimitNote } from './limit-note.tsx'
import { Receives } from './receives.tsx'
import { ChannelResting } from './channel-resting.tsx'
import { useDepositLabels } from '../use-deposit-labels.ts'
import { usePayer } from './use-payer.ts'
import { useFillAmount } from './use-fill-amount.ts'
import { boundsOf, isOverLimit, refusedDeposit, validateDeposit, type DepositField } from './validate-deposit.ts'

interface DepositFormProps {
  readonly offers: DepositOffers
  /** What the member has deposited before, the newest first. */
  readonly before: readonly DepositRow[]
  readonly money: Money
  /** As many orders are open as there may be: no other one is begun. */
  readonly isFull: boolean
  /** The order that was made. */
  readonly onDone: (reference: string) => void
}

/** How to pay, how much, and with which bonus. Locked while it is not known what came of what was sent before. */
export function DepositForm({ offers, before, money, isFull, onDone }: DepositFormProps) {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const { movement } = useDepositLabels(offers)
  const say = useFormatPlain()
  const create = useSetAtom(createDepositAtom)
  const [code, setCode] = useState('')
  const [bonus, setBonus] = useState('')
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  const all = channelsOf(offers)
  // One that was chosen stays so where it has come to rest meanwhile: nobody is led to another account unasked.
  const last = lastDeposit(before, all)
  const first = last && !last.channel.rests ? last.channel : quickestChannel(all)
  const [firstCode] = useState(first?.code)
  const channel = all.find((one) => one.code === code) ?? all.find((one) => one.code === firstCode) ?? first ?? all[0]

  const isVoucher = channel?.kind === 'voucher'
  const left = offers.dayLimit?.left ?? null
  const bounds = channel && !isVoucher ? boundsOf(channel, left) : null
  const isOver = channel !== undefined && !isVoucher && isOverLimit(channel, left)

  const send = async (what: AskedDeposit): Promise<void> => {
    const told = movement({ from: what.from, to: null, amount: what.amount ?? null })
    const sent = await form.send((asked, queries) => create({ ...what, ...asked }, queries), told)
    // Whoever has gone elsewhere meanwhile is left there.
    if (sent.state === 'done' && isHere.current) onDone(sent.reply.reference)
  }
  const form: MoneyFormState<DepositField> = useMoneyForm({
    money,
    kind: 'deposit',
    names: ['amount', 'payer', 'voucher', 'bonus'],
    bounds,
    refusedAt: refusedDeposit,
    validate: (values) => (channel ? validateDeposit(values, channel) : {}),
    submit: async (amount, { payer, voucher }) => {
      if (!channel || channel.rests || isFull || isOver) return
      const base = { from: channel.code, returnUrl: returnUrl() }
      if (isVoucher) return send({ ...base, voucher })
      const chosen = offers.bonuses.find(({ id }) => id === bonus)
      await send({
        ...base,
        amount: toDecimal(amount, currency.digits),
        ...(chosen && { bonus: chosen.id }),
        ...(channel.needsPayer && { payer }),
      })
    },
    // Another method, or another amount: what was said of those before holds no longer.
    onType: () => form.setFailure(null),
  })
  useHoldReload(form.dirty)
  usePayer(form.element, channel)
  const fillAmount = useFillAmount(form.element)

  if (!channel) return null
  const { errorOf } = form
  const minor = bounds && form.isRight ? form.minor : null
  // Without one the button leads to its field.
  const lacksAmount = !isVoucher && minor === null
  const offer = offers.bonuses.find(({ id }) => id === bonus)
  const coins =
    minor !== null && channel.coinRate !== null
      ? formatCoins(toDecimal(coinsOf(minor, channel.coinRate, currency.digits), COIN_DIGITS), channel.coin, tag)
      : null
  return (
    <MoneyForm
      of={form}
      label={t`Deposit`}
      summary={
        isVoucher ? (
          <></>
        ) : (
          <Receives amount={minor} channel={channel} left={left} bonus={offer ?? null} coins={coins} />
        )
      }
      send={
        isVoucher ? (
          <Trans>Redeem the voucher</Trans>
        ) : lacksAmount ? (
          <Trans>Enter an amount</Trans>
        ) : (
          <Trans>Deposit</Trans>
        )
      }
      // It asks for something first: filled it would look as if a press sent money.
      button={{ disabled: channel.rests !== null || isFull || isOver, ...(lacksAmount && { variant: 'quiet' }) }}
      again={t`Deposit again`}
      note={<AgeLine />}
    >
      {last && !last.channel.rests && (
        <LastDeposit
          {...last}
          onAgain={() => {
            // Its field has to be there before it is filled in.
            flushSync(() => setCode(last.channel.code))
            fillAmount(last.amount)
          }}
        />
      )}
      {!bounds ? (
        <TextField
          name="voucher"
          label={t`Voucher code`}
          hint={t`The amount is set by the voucher.`}
          error={errorOf('voucher')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          defaultValue=""
        />
      ) : (
        <AmountField
          {...form.amount}
          large
          label={t`Amount`}
          bounds={bounds}
          presets={channel.presets}
          withMost={false}
        />
      )}
      <LimitNote limit={offers.dayLimit} />
      <MethodChoice
        methods={offers.methods}
        chosen={channel}
        left={left}
        onChoose={({ code: next }) => setCode(next)}
      />
      {channel.rests && (
        <Alert tone="warn" title={t`${channel.name} is temporarily unavailable`}>
          <p>
            <ChannelResting rests={channel.rests} />
          </p>
        </Alert>
      )}
      <BasisChanged
        basis={[channel.code, channel.min, channel.max, channel.feeRate].join(' ')}
        choice={code}
        typed={form.amount.typed !== ''}
      />
      {channel.needsPayer && (
        <TextField
          name="payer"
          label={t`Account holder’s name`}
          hint={t`Exactly as shown on the account you pay from. The account must be your own.`}
          error={errorOf('payer')}
          autoComplete="name"
          maxLength={80}
          defaultValue=""
        />
      )}
      {!isVoucher && offers.bonuses.length > 0 && (
        <BonusPart
          bonuses={offers.bonuses}
          chosen={offer?.id ?? ''}
          onChoose={setBonus}
          amount={minor}
          say={say}
          error={errorOf('bonus') ?? bonusProblem()}
        />
      )}
    </MoneyForm>
  )

  function bonusProblem(): string | undefined {
    if (!offer || minor === null || bonusOf(minor, offer) !== null) return undefined
    return t`Minimum deposit for this bonus: ${say(offer.min)}.`
  }
}
