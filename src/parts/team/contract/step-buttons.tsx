import { Trans } from '@lingui/react/macro'
import type { Contract } from '../../../state/team/contracts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import type { AskStep } from './use-contract-steps.tsx'

interface StepButtonsProps {
  readonly contract: Contract
  readonly onStep: AskStep
}

/** The steps that whoever looks at a contract may take; nothing where there are none. */
export function StepButtons({ contract, onStep }: StepButtonsProps) {
  const { steps, state, side } = contract
  const isOffer = state === 'offered'
  // Who may decline an offer has no need to terminate it as well.
  const ends = steps.includes('terminate') && !steps.includes('decline')
  if (steps.length === 0) return null
  return (
    <Cluster>
      {steps.includes('accept') && (
        <Button size="s" onClick={() => onStep(contract, 'accept')}>
          <Trans context="contract">Accept</Trans>
        </Button>
      )}
      {steps.includes('decline') && (
        <Button size="s" variant="quiet" onClick={() => onStep(contract, 'decline')}>
          <Trans context="contract">Reject</Trans>
        </Button>
      )}
      {ends && (
        <Button size="s" variant="quiet" onClick={() => onStep(contract, 'terminate')}>
          {isOffer && side === 'upline' ? (
            <Trans>Take the offer back</Trans>
          ) : (
            <Trans context="contract">Terminate</Trans>
          )}
        </Button>
      )}
    </Cluster>
  )
}
