import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { SecondFactorQuestion } from '../../state/prompts.ts'
import { useHoldReload } from '../../state/reload.ts'
import { endsLogin, secondFactorCodeAtom, secondFactorProofAtom } from '../../state/second-factor.ts'
import { useForm, type Form } from '../../ui/use-form.ts'
import { useCodeSending, type CodeSending } from '../sms-code/use-code-sending.ts'
import { WAY_LOOK, type Way } from './second-factor-look.ts'

export const ANSWER = ['answer'] as const

interface SecondFactor {
  readonly way: Way
  readonly choose: (way: Way) => void
  readonly form: Form<'answer'>
  readonly code: CodeSending
  readonly send: () => void
  /** Whether the login has to begin anew: too many wrong answers, or too long a wait. */
  readonly over: boolean
}

/** Proves who one is by a way of one's choice; the question ends with the login's reply. */
export function useSecondFactor({ demand, settle }: SecondFactorQuestion): SecondFactor {
  const { ticket, ways } = demand
  const [way, setWay] = useState<Way>(ways[0]?.way ?? 'sms')
  const sendCode = useAtomValue(secondFactorCodeAtom)
  const prove = useAtomValue(secondFactorProofAtom)
  const hint = ways.find((each) => each.way === way)?.hint || way
  const code = useCodeSending({ purpose: 'second-factor', receiver: hint })
  const form = useForm<'answer'>({
    names: ANSWER,
    validate: ({ answer }) => (answer ? {} : { answer: WAY_LOOK[way].missing }),
    submit: async ({ answer }) => settle(await prove({ ticket, way, answer })),
  })
  useHoldReload(form.dirty || form.busy || code.sending)
  // Whatever takes the dialog away, the login that waits hears of it.
  useEffect(() => () => settle(null), [settle])
  return {
    way,
    choose: setWay,
    form,
    code,
    send: () => {
      if (way === 'sms' || way === 'email') code.start(hint, () => sendCode({ ticket, way }))
    },
    over: endsLogin(form.failure),
  }
}
