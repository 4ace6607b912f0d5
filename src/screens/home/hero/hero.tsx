import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import { brandText } from '../../../i18n/brand-text.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { firstPictureAtom } from '../../../state/site/first-picture.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { ErrorBoundary } from '../../../ui/states/error-boundary.tsx'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ArrowRight } from '../../../ui/media/icons.tsx'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { useFirstSign } from '../../../ui/hooks/use-first-sign.ts'
import { CATEGORIES_ID } from '../section/anchors.ts'
import * as css from './hero.css.ts'

const HeroBanners = lazyView(() => import('./hero-banners.tsx').then((it) => it.HeroBanners))

/** The brand's own picture, headline, line and action; the server's banners follow beside it. */
export function Hero() {
  const { i18n } = useLingui()
  const { hero, heroPicture, heroPhone, layout, access } = useAtomValue(brandAtom)
  const area = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const somebody = useFirstSign()
  const art = useRef<HTMLDivElement>(null)
  const shown = useAtomValue(firstPictureAtom)
  useLayoutEffect(() => {
    if (shown) art.current?.append(shown)
  }, [shown])
  const kind = layout.hero
  const age = access.minimumAge
  return (
    <section ref={area} className={css.hero}>
      <div ref={track} className={css.track}>
        <div className={css.slide[kind]}>
          <div ref={art} className={css.art[kind]}>
            {!shown && <Picture first picture={heroPicture} phone={heroPhone} alt="" />}
          </div>
          <div className={css.words[kind]}>
            <div className={css.text}>
              <h1 className={css.headline[kind]}>{brandText(i18n, hero.headline)}</h1>
              <p className={kind === 'plain' ? css.lineQuiet : css.line}>{brandText(i18n, hero.line)}</p>
            </div>
            <div className={css.action[kind]}>
              <Link to="/index" hash={CATEGORIES_ID} className={buttonClass('primary', 'l')}>
                <Trans>Choose a game</Trans>
                <ArrowRight aria-hidden className={`${icon.m} ${directional}`} />
              </Link>
              <span className={css.age}>
                <Trans>{age}+ · Play responsibly</Trans>
              </span>
            </div>
          </div>
        </div>
      </div>
      <div className={css.controls[kind]}>
        {/* Without the banners the page is whole. */}
        <ErrorBoundary renderFallback={() => null}>
          {somebody && <HeroBanners area={area} track={track} />}
        </ErrorBoundary>
      </div>
    </section>
  )
}
