import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { AppCodes } from '../../../parts/site/site-links/app-codes.tsx'
import { useResources } from '../../../parts/site/site-links/use-resources.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { Download } from '../../../ui/media/later-icons.ts'
import { media } from '../../../ui/layout/media.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import type { LaterProps } from '../section/later-section.tsx'
import * as css from './download-section.css.ts'

/** The app: a button on phones, which it is for, and QR codes for the phone beside the desk. */
export function DownloadSection({ titleId, title }: LaterProps) {
  const brand = useAtomValue(brandAtom)
  const wide = useMedia(media.desktop)
  const { apps } = useResources()
  return (
    <div className={css.box[brand.layout.download]}>
      <div className={css.words}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <p className={css.line}>
          <Trans>The whole site as an app: quicker to open, and it tells you when a deposit has arrived.</Trans>
        </p>
        <div className={css.actions}>
          <Link to="/down" className={buttonClass('primary', 'l')}>
            <Download aria-hidden className={icon.m} />
            <Trans>Get the app</Trans>
          </Link>
        </div>
      </div>
      {wide && apps.length > 0 && <AppCodes apps={apps} className={css.codes[brand.layout.download]} />}
    </div>
  )
}
