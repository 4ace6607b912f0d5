import { useLingui } from '@lingui/react/macro'
import type { VendorWallet } from '../../../state/money/wallets.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { useWalletLabels } from './use-wallet-labels.ts'

interface VendorSelectProps {
  readonly label: string
  readonly wallets: readonly VendorWallet[]
  readonly value: string
  readonly error: string | undefined
  readonly onChoose: (code: string) => void
}

/** A choice among the vendors' wallets, with what each holds; those that rest can't be chosen. */
export function VendorSelect({ label, wallets, value, error, onChoose }: VendorSelectProps) {
  const { t } = useLingui()
  const { nameOf, held } = useWalletLabels()
  return (
    <Select
      name="vendor"
      label={label}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">{t`Choose a provider`}</option>
      {wallets.map(({ code, balance, maintenance }) => {
        const name = nameOf(code)
        const amount = held(balance)
        return (
          <option key={code} value={code} disabled={maintenance !== null}>
            {maintenance ? t`${name}, under maintenance` : `${name} · ${amount}`}
          </option>
        )
      })}
    </Select>
  )
}
