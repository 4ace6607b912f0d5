import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import type { ContractStep } from '../../../rules/team/contract-state.ts'
import { takeContractStepAtom } from '../../../state/team/contract-calls.ts'
import type { Contract } from '../../../state/team/contracts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { actions } from '../../../ui/overlays/dialog.css.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { PageEnd } from '../../../ui/page/page-end.tsx'
import { Form } from '../../site/form/form.tsx'
import { useServerForm } from '../../site/form/use-server-form.ts'
import { EndsByAccepting } from './ends-by-accepting.tsx'
import { useStepWords } from './use-step-words.ts'

interface StepDialogProps {
  /** As it was when the step was pressed. */
  readonly contract: Contract
  readonly step: ContractStep
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Says what follows from a step, and takes it; what it was refused with stands here, also where the contract has changed. */
export function StepDialog({ contract, step, onDone, onCancel }: StepDialogProps) {
  const queries = useQueryClient()
  const take = useSetAtom(takeContractStepAtom)
  const words = useStepWords()(contract, step)
  const form = useServerForm({
    names: [],
    validate: () => ({}),
    submit: async () => {
      await take({ contract, step }, queries)
      onDone()
    },
  })
  const takesAway = step !== 'accept'
  return (
    <PageEnd>
      <Dialog title={words.title} onClose={onCancel} clickToClose={!form.busy}>
        <Form
          of={form}
          end={
            <div className={actions}>
              <Button
                variant={takesAway ? 'primary' : 'quiet'}
                data-focus={takesAway || undefined}
                disabled={form.busy}
                onClick={onCancel}
              >
                {words.keep}
              </Button>
              <Button
                type="submit"
                variant={takesAway ? 'quiet' : 'primary'}
                data-focus={!takesAway || undefined}
                busy={form.busy}
              >
                {words.confirm}
              </Button>
            </div>
          }
        >
          <Stack space="xs">
            {words.follows.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Stack>
          {step === 'accept' && <EndsByAccepting contract={contract} />}
        </Form>
      </Dialog>
    </PageEnd>
  )
}
