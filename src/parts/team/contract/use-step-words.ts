import { useLingui } from '@lingui/react/macro'
import type { ContractStep } from '../../../rules/team/contract-state.ts'
import { teammateName } from '../../../rules/team/short-name.ts'
import type { Contract } from '../../../state/team/contracts.ts'

interface StepWords {
  readonly title: string
  /** What follows from it, sentence by sentence. */
  readonly follows: readonly string[]
  readonly confirm: string
  /** What goes back. */
  readonly keep: string
  /** What is said once it is taken. */
  readonly done: string
}

/** What each step of a contract is called, and what follows from it. */
export function useStepWords(): (contract: Contract, step: ContractStep) => StepWords {
  const { t } = useLingui()
  return ({ side, state, upline, downline }, step) => {
    const name = teammateName(side === 'upline' ? downline : upline)
    const keep = t`Not now`
    if (step === 'accept')
      return {
        title: t`Accept this contract?`,
        follows: [
          t`From this moment on ${name} pays you by these tiers, out of their own wallet.`,
          t`A contract of this kind that is in force for you ends. What it has earned is paid at once.`,
          t`You can terminate it later.`,
        ],
        confirm: t({ message: 'Accept', context: 'contract' }),
        keep,
        done: t`The contract is in force, and ${name} has been told.`,
      }
    if (step === 'decline')
      return {
        title: t`Reject this contract?`,
        follows: [t`${name} is told. This offer can’t be accepted any more; ${name} may make another one.`],
        confirm: t({ message: 'Reject', context: 'contract' }),
        keep,
        done: t`The offer was rejected, and ${name} has been told.`,
      }
    if (state === 'offered')
      return {
        title: t`Take this offer back?`,
        follows: [t`${name} is told, and can’t accept it any more. You can make another one.`],
        confirm: t`Take the offer back`,
        keep: t`Keep the offer`,
        done: t`The offer was taken back, and ${name} has been told.`,
      }
    return {
      title: t`Terminate this contract?`,
      follows: [
        t`What it has earned until now is paid at once. After that it pays nothing more.`,
        t`${name} is told. It can’t be put into force again: that takes another offer.`,
      ],
      confirm: t({ message: 'Terminate', context: 'contract' }),
      keep: t`Keep the contract`,
      done: t`The contract was terminated, and ${name} has been told.`,
    }
  }
}
