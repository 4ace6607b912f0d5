import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { GuardedLink } from '../guarded-link/guarded-link.tsx'
import { executionAtom } from '../../../state/content/announcements.ts'
import { bannersQuery, type Banner } from '../../../state/content/banners.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { RemotePicture } from '../../../ui/media/remote-picture.tsx'
import { HeroControls } from './hero-controls.tsx'
import * as css from './hero.css.ts'
import { scrollToSlide } from './scroll-to-slide.ts'

interface HeroBannersProps {
  /** The whole of the hero. */
  readonly area: RefObject<HTMLElement | null>
  /** Where the slides lie. */
  readonly track: RefObject<HTMLElement | null>
}

const NONE: readonly Banner[] = []

/**
 * The server's banners as further slides beside the brand's own, which stays where it is: it was the first picture of
 * the page. Where they can't be read there is one slide, and nothing else to say.
 */
export function HeroBanners({ area, track }: HeroBannersProps) {
  const brand = useAtomValue(brandAtom)
  const { code } = useAtomValue(languageAtom)
  const execution = useAtomValue(executionAtom)
  const { data: banners = NONE } = useQuery(bannersQuery(brand, code, execution))
  const [current, go] = useSlides(track, banners.length)
  useOwnSlide(track, current !== 0)
  const place = track.current
  if (!place || banners.length === 0) return null
  return (
    <>
      {createPortal(
        banners.map((banner, index) => <BannerSlide key={banner.id} banner={banner} hidden={current !== index + 1} />),
        place,
      )}
      <HeroControls area={area} titles={banners.map(({ title }) => title)} current={current} onGo={go} />
    </>
  )
}

/** The slide that is seen, from 0, and what shows another one. */
function useSlides(track: RefObject<HTMLElement | null>, count: number): [number, (slide: number) => void] {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const root = track.current
    if (!root || count === 0) return undefined
    const slides = [...root.children]
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(slides.indexOf(seen.target))
      },
      { root, threshold: 0.6 },
    )
    for (const slide of slides) observer.observe(slide)
    return () => observer.disconnect()
  }, [track, count])
  const go = useCallback(
    (slide: number) => {
      if (track.current) scrollToSlide(track.current, slide)
    },
    [track],
  )
  return [current, go]
}

/**
 * The brand's own slide is the page's first picture, drawn without banners. Out of sight its link is inert as theirs are;
 * its words stay, since the page's heading is among them.
 */
function useOwnSlide(track: RefObject<HTMLElement | null>, hidden: boolean): void {
  useEffect(() => {
    const link = track.current?.firstElementChild?.querySelector('a')
    link?.toggleAttribute('inert', hidden)
    return () => void link?.toggleAttribute('inert', false)
  }, [track, hidden])
}

/** @param hidden whether it is out of sight: then neither keyboard nor screen reader comes to it */
function BannerSlide({ banner, hidden }: { readonly banner: Banner; readonly hidden: boolean }) {
  const { layout } = useAtomValue(brandAtom)
  const kind = layout.hero
  const id = `banner-${banner.id}`
  return (
    <div className={cx(css.slide[kind], css.banner)} inert={hidden}>
      <div className={css.bannerArt[kind]}>
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
      <div className={css.bannerWords[kind]}>
        <div className={css.text}>
          <h2 id={id} className={css.bannerTitle[kind]}>
            {banner.title}
          </h2>
          {banner.line && <p className={css.bannerLine}>{banner.line}</p>}
        </div>
        {banner.link && (
          <div className={css.action[kind]}>
            <GuardedLink target={banner.link} className={buttonClass('primary', 'm')} describedBy={id}>
              <Trans>Find out more</Trans>
            </GuardedLink>
          </div>
        )}
      </div>
    </div>
  )
}
