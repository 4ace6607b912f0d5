import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { CaptchaProof } from '../../rules/captcha-provider.ts'
import type { CaptchaAdapter } from './adapter.ts'

interface SliderChallengeProps {
  /** The provider's name, and what shows its challenge. */
  readonly provider: string
  readonly adapter: CaptchaAdapter
  /** Is told the proof, or `null` where the player gives up. */
  readonly onSettled: (proof: CaptchaProof | null) => void
  /** Where it is put: outside the form that asks, whose fields and button are none of its own. */
  readonly place?: (challenge: ReactNode) => ReactNode
}

/** Shows the challenge of a provider, and names the provider in what that gives. */
export function SliderChallenge({ provider, adapter: Challenge, onSettled, place = atPageEnd }: SliderChallengeProps) {
  return place(<Challenge onPass={(token) => onSettled({ provider, token })} onGiveUp={() => onSettled(null)} />)
}

/** What happens in it does not reach the form that asks, where React would take it otherwise. */
function atPageEnd(challenge: ReactNode): ReactNode {
  const keep = (event: { stopPropagation: () => void }): void => event.stopPropagation()
  return createPortal(
    // It holds a dialog, and only keeps that one's events to itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onSubmit={keep} onInput={keep} onBlur={keep} onKeyDown={keep}>
      {challenge}
    </div>,
    document.body,
  )
}
