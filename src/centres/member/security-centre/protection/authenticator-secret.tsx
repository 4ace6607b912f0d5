import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { CopyButton } from '../../../../parts/site/copy/copy-button.tsx'
import { QrCode } from '../../../../parts/site/qr-code/qr-code.tsx'
import { otpauthUri, secretGroups } from '../../../../rules/security/otpauth.ts'
import { confirmAuthenticatorAtom } from '../../../../state/security/account-security.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { sessionAtom } from '../../../../state/account/login/session.ts'
import { LinkButton } from '../../../../ui/actions/link-button.tsx'
import { TOUCH } from '../../../../ui/layout/media.ts'
import { useMedia } from '../../../../ui/hooks/use-media.ts'
import { CodeForm } from './code-form.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { Fact } from '../../../../ui/layout/fact.tsx'

interface AuthenticatorSecretProps {
  /** In base32. */
  readonly secret: string
  readonly onDone: () => void
}

/** What an app is set up with, for a camera and for hands, and the first code that it makes. */
export function AuthenticatorSecret({ secret, onDone }: AuthenticatorSecretProps) {
  const { t } = useLingui()
  const { name: issuer } = useAtomValue(brandAtom)
  const account = useAtomValue(sessionAtom)?.username ?? ''
  const confirm = useSetAtom(confirmAuthenticatorAtom)
  const queries = useQueryClient()
  const address = otpauthUri({ secret, issuer, account })
  // A phone can't read its own screen.
  const onPhone = useMedia(TOUCH)
  const begin = useRef<HTMLParagraphElement>(null)
  // What had the focus has gone: it is read on from here.
  useEffect(() => begin.current?.focus(), [])
  return (
    <CodeForm
      id="confirm-authenticator"
      send={t`Add the app`}
      onCode={async (code) => {
        await confirm(code, queries)
        onDone()
      }}
    >
      <p ref={begin} tabIndex={-1}>
        <Trans>
          Scan this QR code with your authenticator app, or type the key into the app. Then enter the code that the app
          shows.
        </Trans>
      </p>
      <QrCode value={address} label={t`QR code for your authenticator app`} />
      {onPhone && (
        <LinkButton href={address} wide variant="quiet">
          <Trans>Open your authenticator app</Trans>
        </LinkButton>
      )}
      <Facts layout="copies">
        <Fact name={t`Key`}>
          <Text as="bdi" weight="medium" font="code" breaks>
            {secretGroups(secret)}
          </Text>
          <CopyButton text={secret} what={t`Key`} />
        </Fact>
      </Facts>
    </CodeForm>
  )
}
