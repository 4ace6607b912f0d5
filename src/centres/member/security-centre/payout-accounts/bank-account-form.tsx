import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { describeMoneyFailure } from '../../../../i18n/failures/money-refusals.ts'
import { useServerForm } from '../../../../parts/site/form/use-server-form.ts'
import { QueryView } from '../../../../parts/site/query-view/query-view.tsx'
import { accountRule, judgeAccount, type AccountRule } from '../../../../rules/money/bank-account.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { addBankAccountAtom, payoutTargetsQuery } from '../../../../state/money/payout-accounts.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { accountWords, faultWords } from './account-labels.ts'
import { BankChoice } from './bank-choice.tsx'
import { useIbanJudge } from './use-iban-judge.ts'
import { Text } from '../../../../ui/layout/text.tsx'
import { AccountForm } from '../account-form.tsx'
import { Placeholder } from '../../../../ui/states/placeholder.tsx'

interface BankAccountFormProps {
  /** The name that all accounts are in; empty where the first one sets it. */
  readonly payeeName: string
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** A bank account in the member's own name, which stands once it is set. */
export function BankAccountForm({ payeeName, onDone, onCancel }: BankAccountFormProps) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const add = useSetAtom(addBankAccountAtom)
  const brand = useAtomValue(brandAtom)
  const targets = useQuery(payoutTargetsQuery)
  const [chosen, setChosen] = useState('')
  const isNamed = payeeName !== ''
  const ruleOf = (bank: string): AccountRule =>
    accountRule(
      targets.data?.banks.find(({ code }) => code === bank),
      targets.data,
      brand,
    )
  const rule = ruleOf(chosen)
  const judgeIban = useIbanJudge(rule)
  const words = accountWords(rule)
  const form = useServerForm({
    names: ['bank', 'number', 'holder'],
    describe: describeMoneyFailure,
    validate: ({ bank, number, holder }) => {
      const { fault } = judgeAccount(number, ruleOf(bank), judgeIban)
      return {
        ...(bank ? {} : { bank: msg`Choose your bank.` }),
        ...(fault && { number: faultWords(ruleOf(bank), fault) }),
        ...(isNamed || holder ? {} : { holder: msg`Enter your name as the bank has it.` }),
      }
    },
    submit: async ({ bank, number: typed, holder }) => {
      const { number } = judgeAccount(typed, ruleOf(bank), judgeIban)
      await add({ bank, number, ...(isNamed ? {} : { holder }) }, queries)
      onDone()
    },
  })
  return (
    <QueryView query={targets} waiting={<Placeholder of="list" />}>
      {({ banks }) => (
        <AccountForm isMoney of={form} send={<Trans>Add this account</Trans>} onCancel={onCancel}>
          <BankChoice banks={banks} chosen={chosen} onChoose={setChosen} error={form.errorOf('bank')} />
          <TextField
            id="bank-number"
            name="number"
            label={i18n._(words.label)}
            hint={words.hint && i18n._(words.hint)}
            inputMode={words.digits ? 'numeric' : 'text'}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint={isNamed ? 'done' : 'next'}
            maxLength={100}
            dir="ltr"
            required
            error={form.errorOf('number')}
          />
          {isNamed ? (
            <div>
              <Text size="s" tone="muted">
                <Trans>Account holder</Trans>
              </Text>
              <Text weight="strong" breaks>
                <bdi>{payeeName}</bdi>
              </Text>
              <Text size="s" tone="muted">
                <Trans>Withdrawals go only to accounts in this name.</Trans>
              </Text>
            </div>
          ) : (
            <TextField
              id="bank-holder"
              name="holder"
              label={t`Account holder`}
              hint={t`Your own name, as the bank has it. It can’t be changed later.`}
              autoComplete="name"
              enterKeyHint="done"
              maxLength={100}
              required
              error={form.errorOf('holder')}
            />
          )}
        </AccountForm>
      )}
    </QueryView>
  )
}
