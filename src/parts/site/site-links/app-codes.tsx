import { useLingui } from '@lingui/react/macro'
import type { AppResource } from '../../../state/site/links/app-links.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { QrCode } from '../qr-code/qr-code.tsx'
import * as css from './app-codes.css.ts'
import { APP_PRESENTATION } from './app-presentation.ts'

interface AppCodesProps {
  readonly apps: readonly AppResource[]
  /** How they stand beside each other. */
  readonly className: string
}

/** A QR code for each app, with its name below. */
export function AppCodes({ apps, className }: AppCodesProps) {
  const { i18n, t } = useLingui()
  return (
    <div className={className}>
      {apps.map(({ kind, url }) => {
        const { name, icon: Icon } = APP_PRESENTATION[kind]
        const app = i18n._(name)
        return (
          <figure key={kind} className={css.app}>
            <QrCode value={url} label={t`QR code: ${app}`} />
            <figcaption className={css.caption}>
              <Icon aria-hidden className={icon.m} />
              {app}
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}
