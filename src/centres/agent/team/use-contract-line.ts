import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { KIND_NAMES, STATE_NAMES } from '../../../parts/team/contract/contract-words.ts'
import type { TeamMember } from '../../../state/team/tree.ts'

/** The contracts of a member on one line, each with its state; what a later platform has is left out. */
export function useContractLine(): (contracts: TeamMember['contracts']) => string {
  const { i18n } = useLingui()
  const { t } = useWords()
  return (contracts) =>
    contracts
      .flatMap(({ kind, state }) => {
        if (kind === 'unknown' || state === 'unknown') return []
        const [name, stands] = [i18n._(KIND_NAMES[kind]), i18n._(STATE_NAMES[state])]
        return t`${name}: ${stands}`
      })
      .join(', ')
}
