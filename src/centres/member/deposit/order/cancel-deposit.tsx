import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import type { DepositOrder } from '../../../../state/money/deposits.ts'
import { cancelDepositAtom } from '../../../../state/money/send-deposit.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'

/** Gives an order up that is not paid; asks first, since what is paid after all would have to be looked for. */
export function CancelDeposit({ reference, needsSlip }: Pick<DepositOrder, 'reference' | 'needsSlip'>) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const cancel = useSetAtom(cancelDepositAtom)
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const go = async (): Promise<void> => {
    setAsks(false)
    setBusy(true)
    setFailure(null)
    try {
      await cancel(reference, queries)
    } catch (problem) {
      setFailure(problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {failure !== null && <FailureNotice error={failure} />}
      <div>
        <Button variant="quiet" busy={busy} onClick={() => setAsks(true)}>
          <Trans>Cancel this deposit</Trans>
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={t`Cancel this deposit?`}
          confirm={t`Cancel the deposit`}
          keep={t`Keep the deposit`}
          destructive
          onConfirm={() => void go()}
          onCancel={() => setAsks(false)}
        >
          <p>
            {needsSlip ? (
              <Trans>If you have already paid, do not cancel. Send your receipt instead.</Trans>
            ) : (
              <Trans>If you have already paid, do not cancel. Your money is credited once your payment arrives.</Trans>
            )}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
