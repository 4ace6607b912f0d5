import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { disableLinkAtom } from '../../../../state/team/links.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'

/** Disables a link after asking: it can't be opened again. */
export function DisableLink({ code }: { readonly code: string }) {
  const { t } = useLingui()
  const disable = useSetAtom(disableLinkAtom)
  const queries = useQueryClient()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const run = async (): Promise<void> => {
    setAsks(false)
    setBusy(true)
    setFailure(null)
    await disable(code, queries).catch(setFailure)
    setBusy(false)
  }
  return (
    <>
      {failure !== null && <FailureNotice error={failure} />}
      <div>
        <Button variant="quiet" size="s" busy={busy} onClick={() => setAsks(true)}>
          <Trans>Disable this link</Trans>
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={t`Disable this link?`}
          confirm={t({ message: 'Disable', context: 'a link' })}
          keep={t`Keep it`}
          onConfirm={() => void run()}
          onCancel={() => setAsks(false)}
          destructive
        >
          <p>
            <Trans>
              Nobody can register by it any more, and it cannot be enabled again. Members who came by it stay.
            </Trans>
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
