import { useLingui } from '@lingui/react/macro'
import { AppCodes } from '../../parts/site/site-links/app-codes.tsx'
import type { AppResource } from '../../state/site/links/app-links.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { QrCodeMark } from '../../ui/media/later-icons.ts'
import * as css from './app-flyout.css.ts'
import { useFlyout } from './use-flyout.ts'

interface AppFlyoutProps {
  readonly apps: readonly AppResource[]
  /** The looks of the button. */
  readonly className: string
}

/** The apps' QR codes beside the bar, for a telephone's camera: on hover, focus or click (spec 2, "Right-hand bar"). */
export function AppFlyout({ apps, className }: AppFlyoutProps) {
  const { t } = useLingui()
  const { open, panelId, holder, button } = useFlyout()
  return (
    <div className={css.holder} {...holder}>
      <button type="button" className={className} aria-label={t`QR codes of the app`} {...button}>
        <QrCodeMark aria-hidden className={icon.m} />
      </button>
      <div id={panelId} className={css.panel} hidden={!open}>
        {open && <AppCodes apps={apps} className={css.codes} />}
      </div>
    </div>
  )
}
