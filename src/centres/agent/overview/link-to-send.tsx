import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyButton } from '../../../parts/site/copy/copy-button.tsx'
import { QrCode } from '../../../parts/site/qr-code/qr-code.tsx'
import { useModules } from '../../../state/site/modules.ts'
import { affiliateAddress } from '../../../state/team/affiliate.ts'
import { linksQuery } from '../../../state/team/links.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { QrCodeMark } from '../../../ui/media/later-icons.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

/** The newest open registration link, to be copied or held before a camera; nothing where there is none. */
export function LinkToSend() {
  const { t } = useLingui()
  const { flags } = useModules()
  const [isShown, show] = useState(false)
  const { data } = useQuery({ ...linksQuery(1, 'open'), enabled: flags.AFFILIATE })
  const [link] = data?.list ?? []
  if (!link || !flags.AFFILIATE) return null
  const address = affiliateAddress(link.code)
  return (
    <Cluster space="s">
      <CopyButton text={address} isLink look="main" />
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => show(true)}>
        <QrCodeMark aria-hidden className={icon.m} />
        <Trans>QR code</Trans>
      </Button>
      {isShown && (
        <Dialog title={t`QR code of your link`} onClose={() => show(false)}>
          <Stack as="figure" space="s" align="center">
            <QrCode value={address} label={t`QR code of your link`} />
            <Text as="figcaption" size="s" tone="muted" breaks>
              <bdi>{address}</bdi>
            </Text>
          </Stack>
        </Dialog>
      )}
    </Cluster>
  )
}
