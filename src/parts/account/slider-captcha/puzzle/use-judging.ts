import { useRef, useState } from 'react'
import { Refusal } from '../../../../rules/failure.ts'

interface Judging {
  readonly busy: boolean
  /** `wrong`: the answer was not right. Anything else that kept it from being judged is the failure itself. */
  readonly outcome: { readonly wrong: true } | { readonly failure: unknown } | null
  /** Judges, one answer at a time. */
  readonly judge: (ask: () => Promise<string>) => void
}

/**
 * One try at a puzzle or a question.
 * @param onPass is told the proof's token
 * @param onUsedUp an answer was given, so that the next one needs another puzzle or question
 */
export function useJudging(onPass: (token: string) => void, onUsedUp: () => void): Judging {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Judging['outcome']>(null)
  const running = useRef(false)
  const run = async (ask: () => Promise<string>): Promise<void> => {
    running.current = true
    setBusy(true)
    setOutcome(null)
    try {
      onPass(await ask())
    } catch (error) {
      // Spec 8, "captcha check failed". Our words say what was wrong; any other refusal has its own.
      const wrong = error instanceof Refusal && /captcha/i.test(error.serverMessage)
      setOutcome(wrong ? { wrong } : { failure: error })
      onUsedUp()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return {
    busy,
    outcome,
    judge: (ask) => {
      if (!running.current) void run(ask)
    },
  }
}
