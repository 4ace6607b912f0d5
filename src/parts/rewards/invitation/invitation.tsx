import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { CopyButton } from '../../site/copy/copy-button.tsx'
import { QrCode } from '../../site/qr-code/qr-code.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Fact } from '../../../ui/layout/fact.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { Share } from '../../../ui/media/later-icons.ts'

interface InvitationProps {
  readonly code: string
  /** Where it is registered with. */
  readonly address: string
  /** What the invitation is about, such as what it brings. */
  readonly children?: ReactNode
}

/** The link to send, the code to type, and the picture to hold a camera at. */
export function Invitation({ code, address, children }: InvitationProps) {
  const { t } = useLingui()
  const { name } = useAtomValue(brandAtom)
  const share = (): void => {
    // A player who changes their mind is no failure.
    navigator
      .share({ title: name, text: t`Register with ${name}. My code: ${code}`, url: address })
      .catch(() => undefined)
  }
  return (
    <Panel inset="l" space="m" endsBesideFrom="desktop" aria-label={t`Your invitation`}>
      <Stack>
        {children && (
          <Text size="l" font="display">
            {children}
          </Text>
        )}
        <Facts layout="wells">
          <Fact name={t`Your link`}>
            <Text as="bdi" size="s" breaks>
              {address}
            </Text>
            <CopyButton text={address} isLink />
          </Fact>
          <Fact name={t`Your code`}>
            <Text as="bdi" weight="bold" font="code" breaks>
              {code}
            </Text>
            <CopyButton text={code} what={t`your code`} />
          </Fact>
        </Facts>
        {/* Elsewhere the link is copied. */}
        {'share' in navigator && (
          <Button onClick={share}>
            <Share aria-hidden className={icon.m} />
            <Trans>Share</Trans>
          </Button>
        )}
      </Stack>
      <Stack as="figure" space="xs" align="center">
        <QrCode value={address} label={t`QR code of your link`} />
        <Text as="figcaption" size="s" tone="muted">
          <Trans>Ask your friend to scan it</Trans>
        </Text>
      </Stack>
    </Panel>
  )
}
