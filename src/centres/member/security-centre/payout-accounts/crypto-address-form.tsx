import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { isAddress } from '../../../../rules/money/crypto-address.ts'
import { gatewayAtom } from '../../../../state/gateway.ts'
import { addCryptoAddressAtom, payoutTargetsQuery } from '../../../../state/money/payout-accounts.ts'
import { Select } from '../../../../ui/fields/select.tsx'
import { Placeholder } from '../../../../ui/states/placeholder.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { AccountForm } from '../account-form.tsx'

const NAMES = ['network', 'address'] as const
type Name = (typeof NAMES)[number]

interface CryptoAddressFormProps {
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** An address of a network; one that can't be of that network is told of before it is sent. */
export function CryptoAddressForm({ onDone, onCancel }: CryptoAddressFormProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const add = useSetAtom(addCryptoAddressAtom)
  const targets = useQuery(payoutTargetsQuery(useAtomValue(gatewayAtom)))
  const form = useAccountForm<Name>({
    names: NAMES,
    isMoney: true,
    validate: ({ network, address }) => {
      const format = targets.data?.networks.find(({ code }) => code === network)?.format ?? ''
      return {
        ...(network ? {} : { network: msg`Choose a network.` }),
        ...(address === ''
          ? { address: msg`Paste your address.` }
          : isAddress(address, format)
            ? {}
            : { address: msg`This address is not valid for this network.` }),
      }
    },
    submit: async (said) => {
      await add(said, queries)
      onDone()
    },
  })
  if (!targets.data && targets.error)
    return <FailureNotice error={targets.error} onRetry={() => void targets.refetch()} retrying={targets.isFetching} />
  if (!targets.data) return <Placeholder of="list" />
  return (
    <AccountForm of={form} send={<Trans>Add this address</Trans>} onCancel={onCancel}>
      <Select name="network" label={t`Network`} defaultValue="" required error={form.errorOf('network')}>
        <option value="">{t`Choose a network`}</option>
        {targets.data.networks.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        id="crypto-address"
        name="address"
        label={t`Wallet address`}
        hint={t`Anything sent to a wrong address can’t be recovered. Paste the address rather than typing it.`}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={128}
        dir="ltr"
        required
        error={form.errorOf('address')}
      />
    </AccountForm>
  )
}
