import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { describeMoneyFailure } from '../../../../i18n/failures/money-refusals.ts'
import { useServerForm } from '../../../../parts/site/form/use-server-form.ts'
import { QueryView } from '../../../../parts/site/query-view/query-view.tsx'
import { isAddress } from '../../../../rules/money/crypto-address.ts'
import { addCryptoAddressAtom, payoutTargetsQuery } from '../../../../state/money/payout-accounts.ts'
import { Select } from '../../../../ui/fields/select.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { AccountForm } from '../account-form.tsx'
import { Placeholder } from '../../../../ui/states/placeholder.tsx'

interface CryptoAddressFormProps {
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** An address of a network; one that can't be of that network is told of before it is sent. */
export function CryptoAddressForm({ onDone, onCancel }: CryptoAddressFormProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const add = useSetAtom(addCryptoAddressAtom)
  const targets = useQuery(payoutTargetsQuery)
  const form = useServerForm({
    names: ['network', 'address'],
    describe: describeMoneyFailure,
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
  return (
    <QueryView query={targets} waiting={<Placeholder of="list" />}>
      {({ networks }) => (
        <AccountForm isMoney of={form} send={<Trans>Add this address</Trans>} onCancel={onCancel}>
          <Select name="network" label={t`Network`} defaultValue="" required error={form.errorOf('network')}>
            <option value="">{t`Choose a network`}</option>
            {networks.map(({ code, name }) => (
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
      )}
    </QueryView>
  )
}
