import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import type { SecondFactorQuestion } from '../../state/site/prompts.ts'
import { typedCode } from '../../rules/account/typed-code.ts'
import { useHoldReload } from '../../state/site/reload.ts'
import { endsLogin, secondFactorCodeAtom, secondFactorProofAtom } from '../../state/security/second-factor.ts'
import type { FormState } from '../../ui/fields/use-form.ts'
import { useCodeSending, type CodeSending } from '../../parts/account/sms-code/use-code-sending.ts'
import { useServerForm } from '../../parts/site/form/use-server-form.ts'
import { receiverOf, METHOD_PRESENTATION, type Way } from './second-factor-presentation.ts'

interface SecondFactor {
  readonly form: FormState<'answer'>
  readonly code: CodeSending
  readonly send: () => void
}

/**
 * Proves who one is by one way; the question ends with the login's reply.
 * @param onOver is told the last refusal where the login has to begin anew: too many wrong answers, or too long a wait
 */
export function useSecondFactor(
  { demand, settle }: SecondFactorQuestion,
  way: Way,
  onOver: (error: unknown) => void,
): SecondFactor {
  const { i18n } = useLingui()
  const { ticket, ways } = demand
  const sendCode = useAtomValue(secondFactorCodeAtom)
  const prove = useAtomValue(secondFactorProofAtom)
  const receiver = receiverOf(i18n, way, ways.find((each) => each.way === way)?.hint)
  const code = useCodeSending({ purpose: 'second-factor', receiver })
  const read = (answer: string): string => (way === 'bank-account-name' ? answer : typedCode(answer))
  const form = useServerForm({
    names: ['answer'],
    validate: ({ answer }) => (read(answer) ? {} : { answer: METHOD_PRESENTATION[way].missing }),
    submit: async ({ answer }) => {
      try {
        settle(await prove({ ticket, way, answer: read(answer) }))
      } catch (error) {
        // Also where another way was chosen meanwhile: the login is over for all of them.
        if (endsLogin(error)) return onOver(error)
        throw error
      }
    },
  })
  useHoldReload(code.sending)
  return {
    form,
    code,
    send: () => {
      if (way === 'sms' || way === 'email') code.start(receiver, () => sendCode({ ticket, way }))
    },
  }
}
