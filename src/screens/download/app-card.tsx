import { Trans, useLingui } from '@lingui/react/macro'
import { QR_SIZE } from '../../rules/figures.ts'
import { RemotePicture } from '../../ui/media/remote-picture.tsx'
import { QrCode } from '../../parts/site/qr-code/qr-code.tsx'
import { APP_PRESENTATION } from '../../parts/site/site-links/app-presentation.ts'
import type { AppResource } from '../../state/site/links/app-links.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { Download } from '../../ui/media/later-icons.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import * as css from './download-screen.css.ts'
import { INSTALL_STEPS } from './install-steps.ts'

/** One app: its QR code, the download itself, and how it is installed. */
export function AppCard({ app: { kind, url, qrPicture } }: { readonly app: AppResource }) {
  const { i18n, t } = useLingui()
  const { name, icon: Icon } = APP_PRESENTATION[kind]
  const app = i18n._(name)
  return (
    <section className={css.app} aria-labelledby={`app-${kind}`}>
      <h2 id={`app-${kind}`} className={css.name}>
        <span className={css.mark}>
          <Icon aria-hidden className={icon.l} />
        </span>
        {app}
      </h2>
      <LinkButton href={url} target="_blank" rel="noopener noreferrer" wide>
        <Download aria-hidden className={icon.m} />
        <Trans>Download</Trans>
        <VisuallyHidden>: {app}</VisuallyHidden>
      </LinkButton>
      <ol className={css.steps}>
        {INSTALL_STEPS[kind].map((step) => (
          <li key={step.id} className={css.step}>
            {i18n._(step)}
          </li>
        ))}
      </ol>
      <div className={css.code}>
        <RemotePicture
          src={qrPicture ?? undefined}
          width={QR_SIZE}
          height={QR_SIZE}
          alt={t`QR code: ${app}`}
          fallback={<QrCode value={url} label={t`QR code: ${app}`} />}
        />
      </div>
    </section>
  )
}
