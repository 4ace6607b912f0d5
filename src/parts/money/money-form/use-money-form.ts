import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { describeMoneyFailure } from '../../../i18n/failures/money-refusals.ts'
import type { MoneyKind } from '../../../rules/money/money-intent.ts'
import type { Sent } from '../../../state/money/request/send-money.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import type { FormState } from '../../../ui/fields/use-form.ts'
import { useServerForm, type ServerFormOptions } from '../../site/form/use-server-form.ts'
import { judgeAmount, type AmountBounds } from './amount-problem.ts'
import { useEmptyAmount } from './use-empty-amount.ts'
import type { Money, Send } from './use-money.ts'

type Values<Name extends string> = Parameters<ServerFormOptions<Name>['validate']>[0]

interface MoneyFormOptions<Name extends string> extends Omit<ServerFormOptions<Name>, 'submit' | 'describe' | 'holds'> {
  readonly money: Money
  readonly kind: MoneyKind
  /** What the amount is held against; `null` where none is asked for. */
  readonly bounds: AmountBounds | null
  /** Takes the amount, in minor units; 0 where none is asked for. */
  readonly submit: (minor: bigint, values: Values<Name>) => Promise<void>
}

export interface MoneyFormState<Name extends string> extends FormState<Name> {
  readonly money: Money
  /** The field of the amount, as the form has last heard of it. */
  readonly amount: { readonly name: 'amount'; readonly typed: string; readonly error: string | undefined }
  /** What is typed, in minor units; `null` while it can't be read. */
  readonly minor: bigint | null
  /** Whether what is typed may be sent. */
  readonly isRight: boolean
  /** Empties the amount: it is nothing to send again. */
  readonly emptyAmount: () => void
  /** Sends it; where the very same was sent a moment ago, once the player has said so. @throws Failure where nothing was moved */
  readonly send: <Reply>(call: Send<Reply>, what: string) => Promise<Sent<Reply>>
  /** What the player is asked about, in words, and the answer. */
  readonly repeat: { readonly what: string; readonly answer: (again: boolean) => void } | null
}

/** A form that moves money by an amount in its field `amount`: what is typed is followed, judged and never lost. */
export function useMoneyForm<Name extends string>(
  options: MoneyFormOptions<Name | 'amount'>,
): MoneyFormState<Name | 'amount'> {
  const { money, kind, bounds, validate, submit, onType, ...rest } = options
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const [typed, setTyped] = useState('')
  // The field has gone, and what was typed in it.
  if (!bounds && typed !== '') setTyped('')
  const [repeat, setRepeat] = useState<MoneyFormState<Name>['repeat']>(null)
  const judge = (text: string) => (bounds ? judgeAmount(text, bounds, { currency, tag }) : { minor: 0n })
  const form = useServerForm<Name | 'amount'>({
    ...rest,
    describe: describeMoneyFailure,
    holds: typed !== '',
    validate: (values) => {
      const judged = judge(values.amount)
      return { ...validate(values), ...('problem' in judged && judged.problem && { amount: judged.problem }) }
    },
    submit: async (values) => {
      const judged = judge(values.amount)
      if ('minor' in judged) await submit(judged.minor, values)
    },
    onType: (event) => {
      // Events of inputs bubble to the form.
      const { name, value } = event.target as HTMLInputElement
      if (name === 'amount') setTyped(value)
      onType?.(event)
    },
  })
  const judged = judge(typed)
  return {
    ...form,
    money,
    amount: { name: 'amount', typed, error: form.errorOf('amount') },
    minor: 'minor' in judged ? judged.minor : null,
    isRight: !('problem' in judged && judged.problem),
    emptyAmount: useEmptyAmount(form.element, kind),
    send: async (call, what) => {
      const sent = await money.send(call)
      if (sent.state !== 'duplicate') return sent
      const again = await new Promise<boolean>((answer) => setRepeat({ what, answer }))
      setRepeat(null)
      return again ? money.send(call, true) : sent
    },
    repeat,
  }
}
