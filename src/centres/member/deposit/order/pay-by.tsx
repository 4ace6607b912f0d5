import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { formatCoins, formatMoney } from '../../../../i18n/format/format.ts'
import { CopyButton } from '../../../../parts/site/copy/copy-button.tsx'
import { SaveCode } from '../../../../parts/site/qr-code/save-code.tsx'
import { QrCode } from '../../../../parts/site/qr-code/qr-code.tsx'
import { toDecimal } from '../../../../rules/money/money.ts'
import { isPaymentCode, opensWallet } from '../../../../rules/money/payment-qr.ts'
import { guardUrl } from '../../../../rules/site/url-guard.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import type { DepositOrder } from '../../../../state/money/deposits.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { Alert } from '../../../../ui/states/alert.tsx'
import { LinkButton } from '../../../../ui/actions/link-button.tsx'
import { TOUCH } from '../../../../ui/layout/media.ts'
import { useMedia } from '../../../../ui/hooks/use-media.ts'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { Fact } from '../../../../ui/layout/fact.tsx'

/** What is needed to pay an order: each value with what copies it, a code for cameras, or the way to a payment page. */
export function PayBy({ order }: { readonly order: DepositOrder }) {
  const { t } = useLingui()
  const { currency, origins } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const { account, memo, qr, address, coin, network, payable, redirectUrl, appUrl } = order
  const amount = toDecimal(order.amount, currency.digits)
  const isCode = isPaymentCode(qr, { amount, address, network, payable, origins: origins.payments ?? [] })
  const onPhone = useMedia(TOUCH)
  const app = guardUrl(appUrl, { kind: 'payment', origins: origins.payments ?? [], self: location.origin })
  const opens = app?.href ?? (isCode && opensWallet(qr) ? qr : null)
  if (!account && !qr && !address && !redirectUrl && !opens) return null
  return (
    <Section size="m" title={t`How to pay`}>
      {redirectUrl && <PaymentLink address={redirectUrl} />}
      {qr && !isCode && (
        <Alert tone="bad" title={t`The QR code is not shown`}>
          <p>
            {address ? (
              <Trans>
                The QR code does not match the address below. Copy the address instead, and tell customer service.
              </Trans>
            ) : (
              <Trans>
                This QR code does not match this payment. Do not use it. Choose another payment method and report it to
                customer service.
              </Trans>
            )}
          </p>
        </Alert>
      )}
      {opens !== null && onPhone && (
        <LinkButton href={opens} rel="noreferrer" wide>
          <Trans>Pay in your wallet app</Trans>
        </LinkButton>
      )}
      {qr && isCode && (
        <Stack space="s" align="center">
          <QrCode value={qr} label={address ? t`QR code of the address` : t`QR code of the payment`} />
          <Text size="s" tone="muted">
            {address ? (
              <Trans>Scan the address with your crypto wallet.</Trans>
            ) : (
              <Trans>Scan the code with your wallet app. The amount is in it.</Trans>
            )}
          </Text>
          <SaveCode value={qr} />
        </Stack>
      )}
      {(account || address || qr) && (
        <Panel as="div" inset="lines">
          <Facts layout="copies">
            {account && (
              <>
                <Copied name={t`Bank`} text={account.bank} />
                <Copied name={t`Account holder`} text={account.name} />
                <Copied name={t`Account number`} text={account.number} />
                <Copied name={t`Exact amount`} text={amount}>
                  {formatMoney(order.amount, currency, tag)}
                </Copied>
              </>
            )}
            {address && (
              <>
                <Copied name={t`Network`} text={network} copies={false} />
                <Copied name={t`Wallet address`} text={address} />
                <Copied name={t`Exact amount in ${coin}`} text={payable}>
                  {formatCoins(payable, '', tag)}
                </Copied>
              </>
            )}
            {qr && !address && <Copied name={isCode ? t`The code as text` : t`What the code says`} text={qr} />}
            {memo && <Copied name={t`Payment reference`} text={memo} />}
          </Facts>
        </Panel>
      )}
      {address && (
        <Alert tone="warn" title={t`Send only ${coin} on the ${network} network`}>
          <p>
            <Trans>Anything sent in another currency or over another network will be lost.</Trans>
          </p>
        </Alert>
      )}
    </Section>
  )
}

/** In this window, so that the way back is the browser's own. */
function PaymentLink({ address }: { readonly address: string }): ReactNode {
  const { t } = useLingui()
  const { origins } = useAtomValue(brandAtom)
  const url = guardUrl(address, { kind: 'payment', origins: origins.payments ?? [], self: location.origin })
  if (!url)
    return (
      <Alert tone="bad" title={t`This payment page can’t be opened`}>
        <p>
          <Trans>
            It is not one of our payment services. Please choose another way to pay, and tell customer service.
          </Trans>
        </p>
      </Alert>
    )
  return (
    <>
      <LinkButton href={url.href} rel="noreferrer" wide>
        <Trans>Go to the payment page</Trans>
      </LinkButton>
      <Text size="s" tone="muted">
        <Trans>You will pay on a secure page and return here automatically. We never see your card number.</Trans>
      </Text>
    </>
  )
}

interface CopiedProps {
  readonly name: string
  readonly text: string
  /** What is shown in its place. */
  readonly children?: string
  readonly copies?: boolean
}

function Copied({ name, text, children = text, copies = true }: CopiedProps) {
  return (
    <Fact name={name}>
      <bdi>{children}</bdi>
      {copies && <CopyButton text={text} what={name} />}
    </Fact>
  )
}
