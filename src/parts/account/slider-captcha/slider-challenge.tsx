import type { CaptchaProof } from '../../../rules/account/captcha-provider.ts'
import type { CaptchaAdapter } from './adapter.ts'

interface SliderChallengeProps {
  /** The provider's name, and what shows its challenge. */
  readonly provider: string
  readonly adapter: CaptchaAdapter
  /** Is told the proof, or `null` where the player gives up. */
  readonly onSettled: (proof: CaptchaProof | null) => void
}

/** Shows the challenge of a provider, and names the provider in what that gives. */
export function SliderChallenge({ provider, adapter: Challenge, onSettled }: SliderChallengeProps) {
  return <Challenge onPass={(token) => onSettled({ provider, token })} onGiveUp={() => onSettled(null)} />
}
