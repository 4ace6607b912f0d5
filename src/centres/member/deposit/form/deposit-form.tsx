import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { describeMoneyFailure } from '../../../../i18n/money-refusals.ts'
import { formatCoins } from '../../../../i18n/format.ts'
import { percentOf } from '../../../../i18n/percent.ts'
import { AmountField } from '../../../../parts/money/money-form/amount-field.tsx'
import { BasisChanged } from '../../../../parts/money/money-form/basis-changed.tsx'
import { judgeAmount } from '../../../../parts/money/money-form/amount-problem.ts'
import { useEmptyAmount } from '../../../../parts/money/money-form/use-empty-amount.ts'
import type { Money } from '../../../../parts/money/money-form/use-money.ts'
import { MoneyFailure } from '../../../../parts/money/money-state/money-failure.tsx'
import { bonusOf, COIN_DIGITS, coinsOf } from '../../../../rules/money/deposit.ts'
import { toDecimal } from '../../../../rules/money/money.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import {
  channelsOf,
  firstOpenChannel,
  type DepositChannel,
  type DepositOffers,
} from '../../../../state/money/deposits.ts'
import { createDepositAtom, type AskedDeposit } from '../../../../state/money/send-deposit.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { useHoldReload } from '../../../../state/site/reload.ts'
import { Alert } from '../../../../ui/states/alert.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useForm } from '../../../../ui/fields/use-form.ts'
import { BonusChoice } from './bonus-choice.tsx'
import { returnUrl } from '../order/deposit-address.ts'
import { MethodChoice } from './method-choice.tsx'
import { Receives } from './receives.tsx'
import { ChannelResting } from './channel-resting.tsx'
import { useDepositLabels } from '../use-deposit-labels.ts'
import { usePayer } from './use-payer.ts'
import { boundsOf, refusedDeposit, validateDeposit, type DepositField } from './validate-deposit.ts'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Text } from '../../../../ui/layout/text.tsx'

interface DepositFormProps {
  readonly offers: DepositOffers
  readonly money: Money
  /** As many orders are open as there may be: no other one is begun. */
  readonly isFull: boolean
  /** The order that was made. */
  readonly onDone: (reference: string) => void
}

/** How to pay, how much, and with which bonus. Locked while it is not known what came of what was sent before. */
export function DepositForm({ offers, money, isFull, onDone }: DepositFormProps) {
  const { i18n, t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const { say, movement } = useDepositLabels(offers)
  const create = useSetAtom(createDepositAtom)
  const [code, setCode] = useState('')
  const [bonus, setBonus] = useState('')
  const [typed, setTyped] = useState('')
  const [mended, setMended] = useState<unknown>(null)
  const [duplicate, setAlike] = useState<AskedDeposit | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  const element = useRef<HTMLFormElement>(null)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  const all = channelsOf(offers)
  // One that was chosen stays so where it has come to rest meanwhile: nobody is led to another account unasked.
  const channel = all.find((one) => one.code === code) ?? firstOpenChannel(all) ?? all[0]

  const send = async (what: AskedDeposit, again = false): Promise<void> => {
    setFailed(null)
    const sent = await money.send((asked, queries) => create({ ...what, ...asked }, queries), again)
    if (sent.state === 'duplicate') setAlike(what)
    // Whoever has gone elsewhere meanwhile is left there.
    if (sent.state === 'done' && isHere.current) onDone(sent.reply.reference)
  }
  const form = useForm<DepositField>({
    names: ['amount', 'payer', 'voucher'],
    validate: (values) => (channel ? validateDeposit(values, channel, { currency, tag }) : {}),
    submit: async ({ amount, payer, voucher }) => {
      if (!channel || channel.rests || isFull) return
      const base = { from: channel.code, returnUrl: returnUrl() }
      if (channel.kind === 'voucher') return send({ ...base, voucher })
      const judged = judgeAmount(amount, boundsOf(channel), { currency, tag })
      if (!('minor' in judged)) return
      const chosen = offers.bonuses.find(({ id }) => id === bonus)
      await send({
        ...base,
        amount: toDecimal(judged.minor, currency.digits),
        ...(chosen && { bonus: chosen.id }),
        ...(channel.needsPayer && { payer }),
      })
    },
  })
  useHoldReload(form.dirty)
  useEmptyAmount(element, 'deposit')
  usePayer(element, channel)

  if (!channel) return null
  const failure = failed ?? (form.failure === mended ? null : form.failure)
  const refused = refusedDeposit(failure)
  const errorOf = (name: DepositField | 'bonus'): string | undefined => {
    const error = name === 'bonus' ? undefined : form.errors[name]
    if (error) return i18n._(error)
    return refused === name ? describeMoneyFailure(i18n, failure).detail : undefined
  }
  const isVoucher = channel.kind === 'voucher'
  const judged = judgeAmount(typed, boundsOf(channel), { currency, tag })
  const minor = !isVoucher && 'minor' in judged && !judged.problem ? judged.minor : null
  const offer = offers.bonuses.find(({ id }) => id === bonus)
  const coins =
    minor !== null && channel.coinRate !== null
      ? formatCoins(toDecimal(coinsOf(minor, channel.coinRate, currency.digits), COIN_DIGITS), channel.coin, tag)
      : null
  const what = duplicate && movement({ from: duplicate.from, to: null, amount: duplicate.amount ?? null })
  const choose = ({ code: next, kind }: DepositChannel): void => {
    setCode(next)
    // The field goes, and what was typed in it.
    if ((kind === 'voucher') !== isVoucher) setTyped('')
  }
  return (
    <form
      {...form.props}
      ref={element}
      aria-label={t`Deposit`}
      onInput={(event) => {
        form.props.onInput(event)
        // Events of inputs bubble to the form.
        const { name, value } = event.target as HTMLInputElement
        if (name === 'amount') setTyped(value)
        setMended(form.failure)
      }}
    >
      <Stack as="fieldset" disabled={!money.isReady}>
        <MethodChoice methods={offers.methods} chosen={channel} onChoose={choose} />
        {channel.rests && (
          <Alert tone="warn" title={t`${channel.name} is temporarily unavailable`}>
            <p>
              <ChannelResting rests={channel.rests} />
            </p>
          </Alert>
        )}
        {isVoucher ? (
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
            name="amount"
            label={t`Amount`}
            bounds={boundsOf(channel)}
            presets={channel.presets}
            withMost={false}
            typed={typed}
            error={errorOf('amount')}
          />
        )}
        <BasisChanged
          basis={[channel.code, channel.min, channel.max, channel.feeRate].join(' ')}
          choice={code}
          typed={typed !== ''}
        />
        {channel.needsPayer && (
          <TextField
            name="payer"
            label={t`Name of the payer`}
            hint={t`Exactly as shown on the account you pay from. The account must be your own.`}
            error={errorOf('payer')}
            autoComplete="name"
            maxLength={80}
            defaultValue=""
          />
        )}
        {!isVoucher && offers.bonuses.length > 0 && (
          <BonusChoice
            bonuses={offers.bonuses}
            chosen={offer?.id ?? ''}
            onChoose={setBonus}
            amount={minor}
            say={say}
            error={errorOf('bonus') ?? bonusProblem()}
          />
        )}
        {!isVoucher && (
          <Receives amount={minor} feeRate={channel.feeRate} bonus={offer ?? null} coins={coins} say={say} />
        )}
        {channel.feeRate > 0n && (
          <Text size="s" tone="muted">
            <Trans>
              {channel.name} charges a fee of {percentOf(channel.feeRate, tag)}.
            </Trans>
          </Text>
        )}
        {failure !== null && refused === null && <MoneyFailure error={failure} />}
        <Button type="submit" wide busy={money.busy} disabled={channel.rests !== null || isFull}>
          {isVoucher ? <Trans>Redeem the voucher</Trans> : <Trans>Deposit</Trans>}
        </Button>
        <Text size="s" tone="muted">
          <Trans>Deposit only what you can afford to lose. Customer service can help you set limits.</Trans>
        </Text>
      </Stack>
      {duplicate !== null && (
        <ConfirmDialog
          title={t`Repeat this request?`}
          confirm={t`Deposit again`}
          keep={t`No, don’t repeat it`}
          destructive
          onConfirm={() => {
            setAlike(null)
            send(duplicate, true).catch(setFailed)
          }}
          onCancel={() => setAlike(null)}
        >
          <p>
            <Trans>You made the same request a moment ago: {what}. Do you want to repeat it?</Trans>
          </p>
        </ConfirmDialog>
      )}
    </form>
  )

  function bonusProblem(): string | undefined {
    if (!offer || minor === null || bonusOf(minor, offer) !== null) return undefined
    return t`Minimum deposit for this bonus: ${say(offer.min)}.`
  }
}
