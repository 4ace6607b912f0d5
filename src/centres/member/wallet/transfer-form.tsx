import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { AmountField } from '../../../parts/money/money-form/amount-field.tsx'
import { MoneyForm } from '../../../parts/money/money-form/money-form.tsx'
import type { Money } from '../../../parts/money/money-form/use-money.ts'
import { useMoneyForm, type MoneyFormState } from '../../../parts/money/money-form/use-money-form.ts'
import { toDecimal } from '../../../rules/money/money.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { MAIN_WALLET, transferAtom, type Wallets } from '../../../state/money/wallets.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ArrowUpDown } from '../../../ui/media/later-icons.ts'
import { presetsOf } from './presets.ts'
import type { TransferSending } from './use-transfer.ts'
import { useWalletLabels } from './use-wallet-labels.ts'
import { VendorSelect } from './vendor-select.tsx'
import { refusedAt, validateVendor, type TransferField } from './validate-transfer.ts'
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
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { nameOf, held, movement } = useWalletLabels()
  const move = useSetAtom(transferAtom)
  const chosen = wallets.vendors.find(({ code }) => code === vendor)
  const [from, to] = direction === 'out' ? [MAIN_WALLET, vendor] : [vendor, MAIN_WALLET]
  const available = direction === 'out' ? wallets.main : (chosen?.balance ?? null)
  const bounds = { min: wallets.min, max: wallets.max, available }

  const form: MoneyFormState<TransferField> = useMoneyForm({
    money,
    kind: 'transfer',
    names: ['vendor', 'amount'],
    bounds,
    refusedAt,
    validate: (values) => validateVendor(values, wallets.vendors),
    submit: async (minor) => {
      const what = { from, to, amount: toDecimal(minor, currency.digits) }
      sending.begin()
      const sent = await form.send((asked, queries) => move({ ...what, ...asked }, queries), movement(what))
      if (sent.state !== 'done') return
      form.emptyAmount()
      sending.finish({ ...what, reference: sent.reply.reference })
    },
    // Another wallet, or another amount: what was said of those before holds no longer.
    onType: () => form.setFailure(null),
  })

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
      error={form.errorOf('vendor')}
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
    <MoneyForm
      of={form}
      label={t`Transfer`}
      send={<Trans>Transfer</Trans>}
      button={{ busy: money.busy && !sending.collecting }}
      again={t`Transfer again`}
    >
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
      <AmountField {...form.amount} label={t`Amount`} bounds={bounds} presets={presetsOf(wallets.min)} />
    </MoneyForm>
  )
}
