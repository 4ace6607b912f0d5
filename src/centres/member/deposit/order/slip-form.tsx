import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { Uploader } from '../../../../parts/site/uploader/uploader.tsx'
import { useUploads } from '../../../../parts/site/uploader/use-uploads.ts'
import type { DepositOrder } from '../../../../state/money/deposits.ts'
import { sendDepositSlipAtom } from '../../../../state/money/send-deposit.ts'
import { useHoldReload } from '../../../../state/site/reload.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'

/** Pictures of the payment; sent once more they take the place of those before. */
export function SlipForm({ order }: { readonly order: DepositOrder }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const send = useSetAtom(sendDepositSlipAtom)
  const uploads = useUploads('deposit-slip')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  useHoldReload(uploads.items.length > 0)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setFailure(null)
    if (uploads.ids.length === 0 || uploads.isOpen) {
      setError(
        uploads.isOpen
          ? t`Wait until the pictures have been uploaded, or remove those that failed.`
          : t`Choose a picture first.`,
      )
      return
    }
    setError('')
    setBusy(true)
    try {
      await send({ reference: order.reference, uploads: [...uploads.ids] }, queries)
      uploads.clear()
    } catch (problem) {
      setFailure(problem)
    } finally {
      setBusy(false)
    }
  }
  // What was wrong is right as soon as the pictures are there.
  const words = error && (uploads.isOpen || uploads.ids.length === 0) ? error : undefined
  return (
    <Stack as="form" aria-label={t`Receipt`} onSubmit={(event) => void submit(event)} noValidate>
      <Uploader
        label={order.slips > 0 ? t`Send other pictures` : t`Picture of your receipt`}
        uploads={uploads}
        error={words}
        disabled={busy}
      />
      {failure !== null && <FailureNotice error={failure} />}
      <Button type="submit" wide busy={busy} variant={order.slips > 0 ? 'quiet' : 'primary'}>
        <Trans>Send the receipt</Trans>
      </Button>
    </Stack>
  )
}
