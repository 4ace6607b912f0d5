import { Trans } from '@lingui/react/macro'
import { GuardedLink } from '../guarded-link/guarded-link.tsx'
import * as offer from '../../../parts/rewards/offer/slide/offer-slide.css.ts'
import type { Banner } from '../../../state/content/banners.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { RemotePicture } from '../../../ui/media/remote-picture.tsx'
import * as css from './further.css.ts'

/** A banner of the server's, in the frame of the slides. */
export function BannerSlide({ banner }: { readonly banner: Banner }) {
  return (
    <>
      <div className={css.bannerArt}>
        <RemotePicture
          src={banner.src}
          srcSet={banner.srcSet}
          sizes="100vw"
          width={1440}
          height={576}
          alt=""
          fallback={null}
        />
      </div>
      <div className={css.bannerWords}>
        <h2 className={css.bannerTitle}>{banner.title}</h2>
        {banner.line && <p className={css.bannerLine}>{banner.line}</p>}
        {banner.link && (
          <GuardedLink target={banner.link} className={cx(buttonClass('quiet', 'm'), offer.press)}>
            <Trans>Find out more</Trans>
            <VisuallyHidden>: {banner.title}</VisuallyHidden>
          </GuardedLink>
        )}
      </div>
    </>
  )
}
