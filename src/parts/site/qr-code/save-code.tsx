import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { Download } from '../../../ui/media/later-icons.ts'
import { shareCode } from './share-code.ts'

/** Saves a QR code as a picture, or hands it to another app where the browser can: for whoever pays from the same phone. */
export function SaveCode({ value }: { readonly value: string }) {
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    await shareCode(value, 'payment-code.png').finally(() => setBusy(false))
  }
  return (
    <Button variant="quiet" size="s" busy={busy} onClick={() => void save()}>
      <Download aria-hidden className={icon.s} />
      <Trans>Save the picture</Trans>
    </Button>
  )
}
