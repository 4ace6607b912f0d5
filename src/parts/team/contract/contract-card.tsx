import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { teammateName } from '../../../rules/team/short-name.ts'
import type { Contract } from '../../../state/team/contracts.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Split } from '../../../ui/layout/split.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { ContractBadge } from './contract-badge.tsx'
import { ContractFacts } from './contract-facts.tsx'
import { KIND_NAMES, PAYS_OF } from './contract-words.ts'
import { StepButtons } from './step-buttons.tsx'
import { TierTable } from './tier-table.tsx'
import type { AskStep } from './use-contract-steps.tsx'

interface ContractCardProps {
  readonly contract: Contract
  /** What its buttons do. */
  readonly onStep: AskStep
  /** What it has paid, or was told besides. */
  readonly children?: ReactNode
}

/** A contract whole: with whom, on what terms, how it stands, and what whoever looks at it may do about it. */
export function ContractCard({ contract, onStep, children }: ContractCardProps) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const id = useId()
  const { kind, side, state } = contract
  const name = teammateName(side === 'upline' ? contract.downline : contract.upline)
  const isWaiting = side === 'downline' && state === 'offered'
  return (
    <Panel as="article" space="m" aria-labelledby={id}>
      <div>
        <Split wraps align="baseline">
          <Text as="h4" id={id} size="m" weight="bold" breaks>
            {isWaiting
              ? t({ message: `${i18n._(KIND_NAMES[kind])}, offered to you by ${name}`, context: 'contract' })
              : side === 'upline'
                ? t({ message: `${i18n._(KIND_NAMES[kind])} for ${name}`, context: 'contract' })
                : t({ message: `${i18n._(KIND_NAMES[kind])} from ${name}`, context: 'contract' })}
          </Text>
          <ContractBadge state={state} />
        </Split>
        <Text size="s" tone="muted">
          {i18n._(PAYS_OF[kind])}
        </Text>
      </div>
      <ContractFacts contract={contract} />
      <TierTable terms={contract} />
      {children}
      <StepButtons contract={contract} onStep={onStep} />
    </Panel>
  )
}
