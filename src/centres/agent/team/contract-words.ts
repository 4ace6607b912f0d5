import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { postingName } from '../../../parts/records/transaction-names.ts'
import type { TeamMember } from '../../../state/team/tree.ts'

type Contract = TeamMember['contracts'][number]

const STATES: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  offered: msg({ message: 'Waiting for an answer', context: 'contract' }),
  accepted: msg({ message: 'In force', context: 'contract' }),
}

interface ContractWords {
  readonly kind: (contract: Contract) => string
  readonly state: (contract: Contract) => string
  /** All that a member has, on one line. */
  readonly all: (contracts: readonly Contract[]) => string
}

/** What the contracts of a member are called, and how they stand. */
export function useContractWords(): ContractWords {
  const { i18n } = useLingui()
  const { t } = useWords()
  const kind = ({ kind: type }: Contract): string => {
    const name = postingName({ type, amount: 1n })
    return name ? i18n._(name) : type
  }
  const state = ({ state: said }: Contract): string => {
    const words = STATES[said]
    return words ? i18n._(words) : said
  }
  const both = (contract: Contract): string => {
    const [name, stands] = [kind(contract), state(contract)]
    return t`${name}: ${stands}`
  }
  return { kind, state, all: (contracts) => contracts.map(both).join(', ') }
}
