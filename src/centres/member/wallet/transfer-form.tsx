import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { describeMoneyFailure } from '../../../i18n/money-refusals.ts'
import { AmountField } from '../../../parts/money/money-form/amount-field.tsx'
import { judgeAmount } from '../../../parts/money/money-form/amount-problem.ts'
import { useEmptyAmount } from '../../../parts/money/money-form/use-empty-amount.ts'
import type { Money } from '../../../parts/money/money-form/use-money.ts'
import { MoneyFailure } from '../../../parts/money/money-state/money-failure.tsx'
import { toDecimal } from '../../../rules/money/money.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useHoldReload } from '../../../state/site/reload.ts'
import { MAIN_WALLET, type Wallets } from '../../../state/money/wallets.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ArrowUpDown } from '../../../ui/media/later-icons.ts'
import { useForm } from '../../../ui/fields/use-form.ts'
import { presetsOf } from './presets.ts'
import type { TransferSending } from './use-transfer.ts'
import { useWalletLabels } from './use-wallet-labels.ts'
import { VendorSelect } from './vendor-select.tsx'
import { refusedAt, validateTransfer, type TransferField } from './validate-transfer.ts'
import * as css from './wallet.css.ts'

/** Out to a vendor, or home from one. */
export type Direction = 'out' | 'home'

interface TransferFormProps {
  readonly wallets: Wallets
  readonly money: Money
  readonly sending: TransferSending
  /** The vendor's code; empty while none is chosen. */
  readonly vendor: string
  readonly direction: Direction
  readonly onVendor: (code: string) => void
  readonly onDirection: (direction: Direction) => void
}

/** From where to where, and how much. Locked while it is not known what came of what was sent before. */
export function TransferForm({ wallets, money, sending, vendor, direction, onVendor, onDirection }: TransferFormProps) {
  const { i18n, t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const { nameOf, held, movement } = useWalletLabels()
  const [typed, setTyped] = useState('')
  const [mended, setMended] = useState<unknown>(null)
  const element = useRef<HTMLFormElement>(null)
  const chosen = wallets.vendors.find(({ code }) => code === vendor)
  const [from, to] = direction === 'out' ? [MAIN_WALLET, vendor] : [vendor, MAIN_WALLET]
  const available = direction === 'out' ? wallets.main : (chosen?.balance ?? null)
  const bounds = { min: wallets.min, max: wallets.max, available }

  const emptyAmount = useEmptyAmount(element, 'transfer')
  const form = useForm({
    names: ['vendor', 'amount'],
    validate: (values) => validateTransfer(values, wallets.vendors, bounds, { currency, tag }),
    submit: async ({ amount }) => {
      const judged = judgeAmount(amount, bounds, { currency, tag })
      if (!('minor' in judged)) return
      const what = { from, to, amount: toDecimal(judged.minor, currency.digits) }
      if ((await sending.transfer(what)) === 'done') emptyAmount()
    },
  })
  useHoldReload(typed !== '')
  const failure = form.failure === mended ? null : form.failure
  const refused = refusedAt(failure)
  const errorOf = (name: TransferField): string | undefined => {
    const error = form.errors[name]
    if (error) return i18n._(error)
    return refused === name ? describeMoneyFailure(i18n, failure).detail : undefined
  }

  const duplicate = sending.duplicate && movement(sending.duplicate)
  const own = (
    <p className={css.own}>
      <Text as="span" weight="medium">
        {nameOf(MAIN_WALLET)}
      </Text>
      {wallets.main !== null && (
        <Text as="span" figures breaks>
          {held(wallets.main)}
        </Text>
      )}
    </p>
  )
  const select = (
    <VendorSelect
      label={direction === 'out' ? t`To` : t`From`}
      wallets={wallets.vendors}
      value={vendor}
      error={errorOf('vendor')}
      onChoose={onVendor}
    />
  )
  const ownLabelled = (
    <Stack space="xxs">
      <Text size="s" weight="medium">
        {direction === 'out' ? <Trans>From</Trans> : <Trans>To</Trans>}
      </Text>
      {own}
    </Stack>
  )
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
        setMended(form.failure)
      }}
    >
      <Stack as="fieldset" disabled={!money.isReady}>
        <div className={css.sides}>
          {direction === 'out' ? ownLabelled : select}
          <IconButton
            className={css.swap}
            icon={ArrowUpDown}
            label={direction === 'out' ? t`Switch: to my wallet` : t`Switch: to a provider`}
            onClick={() => onDirection(direction === 'out' ? 'home' : 'out')}
          />
          {direction === 'out' ? select : ownLabelled}
        </div>
        <AmountField
          name="amount"
          label={t`Amount`}
          bounds={bounds}
          presets={presetsOf(wallets.min)}
          typed={typed}
          error={errorOf('amount')}
        />
        {failure !== null && refused === null && <MoneyFailure error={failure} />}
        <Button type="submit" wide busy={money.busy && !sending.collecting}>
          <Trans>Transfer</Trans>
        </Button>
      </Stack>
      {duplicate !== null && (
        <ConfirmDialog
          title={t`Repeat this request?`}
          confirm={t`Transfer again`}
          keep={t`No, don’t repeat it`}
          destructive
          onConfirm={() => void sending.answerAlike(true).then((state) => state === 'done' && emptyAmount())}
          onCancel={() => void sending.answerAlike(false)}
        >
          <p>
            <Trans>You made the same request a moment ago: {duplicate}. Do you want to repeat it?</Trans>
          </p>
        </ConfirmDialog>
      )}
    </form>
  )
}
