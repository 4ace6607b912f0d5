import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ContractStep } from '../../../rules/team/contract-state.ts'
import type { Contract } from '../../../state/team/contracts.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { News } from '../../../ui/states/news.tsx'
import { StepDialog } from './step-dialog.tsx'
import { useStepWords } from './use-step-words.ts'

/** Asks whether a step is meant, and takes it. */
export type AskStep = (contract: Contract, step: ContractStep) => void

interface Asked {
  readonly contract: Contract
  readonly step: ContractStep
}

/**
 * The steps of all contracts of a page: what was pressed is asked about first, with what follows, and what was done is told.
 * Both stay although the contract leaves its list.
 */
export function useContractSteps(): { readonly ask: AskStep; readonly news: ReactNode; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [done, setDone] = useState<Asked | null>(null)
  const words = useStepWords()
  const news = useRef<HTMLDivElement>(null)
  // A button far below may have brought it about.
  useEffect(() => {
    if (done) news.current?.scrollIntoView({ block: 'nearest' })
  }, [done])
  return {
    ask: (contract, step) => {
      setDone(null)
      setAsked({ contract, step })
    },
    news: <News ref={news}>{done && <Alert tone="good" title={words(done.contract, done.step).done} />}</News>,
    dialog: asked && (
      <StepDialog
        {...asked}
        onDone={() => {
          setDone(asked)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      />
    ),
  }
}
