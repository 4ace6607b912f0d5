import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { firstPicture } from '../../../brand/first-picture.ts'
import { brandText } from '../../../i18n/brand-text.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { firstPictureAtom } from '../../../state/site/first-picture.ts'
import { ErrorBoundary } from '../../../ui/states/error-boundary.tsx'
import { useFirstSign } from '../../../ui/hooks/use-first-sign.ts'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import * as css from './hero.css.ts'
import { OwnCard } from './own-card.tsx'

const HeroSlides = lazyView(() => import('./hero-slides.tsx').then((it) => it.HeroSlides))

/**
 * The brand's own picture with its headline: the page's first picture, there before anything is known. What is sold comes
 * over it, in the place that the headline's card keeps.
 */
export function Hero() {
  const { i18n } = useLingui()
  const brand = useAtomValue(brandAtom)
  const { hero, layout } = brand
  const who = useAtomValue(sessionAtom) ? 'member' : 'guest'
  const area = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const art = useRef<HTMLDivElement>(null)
  const aside = useRef<HTMLDivElement>(null)
  /** Where the first slide is drawn once it is known. */
  const [lead, setLead] = useState<HTMLDivElement | null>(null)
  const [isLed, setLed] = useState(false)
  // Here, where it is listened for from the beginning: a sign that comes before the slides do is not lost.
  const somebody = useFirstSign()
  const shown = useAtomValue(firstPictureAtom)
  useLayoutEffect(() => {
    if (shown) art.current?.append(shown)
  }, [shown])
  const { hero: look, offers: hand } = layout
  const beside = layout.beside[who]
  // The shell is a guest's, whatever stands beside a returning member's.
  const keepsAside = beside === 'none' && layout.beside.member !== 'none'
  const headline = brandText(i18n, hero.headline)
  const picture = (
    <div ref={art} className={css.art}>
      {!shown && <Picture first {...firstPicture(brand)} alt="" />}
    </div>
  )
  return (
    <section
      ref={area}
      data-hand={hand}
      data-who={who}
      data-look={look}
      data-measure={beside === 'none' ? look : beside}
      data-aside={keepsAside ? 'member' : undefined}
      className={css.hero[look]}
    >
      {look === 'split' && picture}
      <div className={css.frameInHeight}>
        {look !== 'split' && picture}
        <div ref={track} data-slides="" className={css.track}>
          <div className={css.slideInMeasure}>
            {!isLed && <OwnCard headline={headline} line={brandText(i18n, hero.line)} />}
            <div ref={setLead} className={css.lead} />
          </div>
        </div>
        <div className={css.controls}>
          {/* Without them the page is whole. */}
          <ErrorBoundary renderFallback={() => null}>
            {lead && (
              <HeroSlides
                area={area}
                track={track}
                lead={lead}
                isLed={isLed}
                onLead={setLed}
                headline={headline}
                aside={aside}
                somebody={somebody}
              />
            )}
          </ErrorBoundary>
        </div>
      </div>
      {(keepsAside || beside !== 'none') && <div ref={aside} className={css.aside} />}
    </section>
  )
}
