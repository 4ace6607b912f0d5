import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import * as frame from '../../../parts/rewards/offer/slide/offer-frame.css.ts'
import { OfferSlide } from '../../../parts/rewards/offer/slide/offer-slide.tsx'
import type { Slide } from '../../../parts/rewards/offer/slide/slide.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { executionAtom } from '../../../state/content/announcements.ts'
import { bannersQuery, type Banner } from '../../../state/content/banners.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { BannerSlide } from './banner-slide.tsx'
import { HeroControls } from './hero-controls.tsx'
import { HeroBeside } from './hero-beside.tsx'
import * as css from './hero.css.ts'
import * as later from './further.css.ts'
import { useSlideInSight } from './use-slide-in-sight.ts'
import { useSlides } from './use-slides.ts'

interface HeroSlidesProps {
  /** The whole of the hero. */
  readonly area: RefObject<HTMLElement | null>
  /** Where the slides lie. */
  readonly track: RefObject<HTMLElement | null>
  /** Where the first slide is drawn. */
  readonly lead: Element
  /** Whether the brand's own words have left their place to the first slide. */
  readonly isLed: boolean
  readonly onLead: (led: boolean) => void
  readonly headline: string
  /** Where something stands beside it; `null` where nothing does. */
  readonly aside: RefObject<HTMLElement | null>
  /** Whether somebody is there. */
  readonly somebody: boolean
}

const NONE: readonly Banner[] = []
/** Nobody waits for more of them. */
const MOST_SLIDES = 5
/** What of them the server's banners have, where there are so many. */
const FOR_BANNERS = 2
/** More slides than these are told by their number. */
const MOST_DOTS = 3

interface Further {
  readonly key: string
  readonly title: string
  readonly view: ReactNode
}

/**
 * What the first window sells, each thing on a slide of its own, and the server's banners behind them. The first one stands in
 * the place of the brand's own words; where there is nothing, those stay.
 */
export function HeroSlides({ area, track, lead, isLed, onLead, headline, aside, somebody }: HeroSlidesProps) {
  const brand = useAtomValue(brandAtom)
  const { code } = useAtomValue(languageAtom)
  const execution = useAtomValue(executionAtom)
  const isGuest = useAtomValue(sessionAtom) === null
  const slides = useSlides(somebody)
  const [first, ...others] = slides ?? []
  const { data: banners = NONE } = useQuery({ ...bannersQuery(brand, code, execution), enabled: somebody })
  const { offers: hand } = brand.layout
  const beside = brand.layout.beside[isGuest ? 'guest' : 'member']
  // A ticket leaves a guest a headline above it, the page's or its own; every other hand draws in its place.
  const isAbove = hand === 'ticket' && isGuest
  const further = (
    [
      ...others.slice(0, MOST_SLIDES - 1 - Math.min(FOR_BANNERS, banners.length)).map((slide) => ({
        key: slide.kind,
        title: titleOf(slide),
        view: (
          <div className={css.measure}>
            <OfferSlide slide={slide} isBelow={isAbove} />
          </div>
        ),
      })),
      ...banners.map((banner) => ({ key: banner.id, title: banner.title, view: <BannerSlide banner={banner} /> })),
    ] satisfies readonly Further[]
  ).slice(0, MOST_SLIDES - 1)
  // Not before the first slide stands in its place, or there is none: who presses a control would lose it otherwise.
  const isReady = slides !== null && isLed === (first !== undefined)
  const count = isReady ? further.length + 1 : 1
  const [current, go] = useSlideInSight(track, isReady ? further.map(({ key }) => key).join(' ') : '')
  useEffect(() => onLead(first !== undefined), [first, onLead])
  useFirstOutOfReach(track, current !== 0)
  const place = track.current
  const besideIt = aside.current
  return (
    <>
      {first &&
        isLed &&
        createPortal(
          <OfferSlide
            slide={first}
            isBelow={isAbove}
            head={<h1 className={isAbove ? frame.headline : hiddenVisually}>{headline}</h1>}
          />,
          lead,
        )}
      {place &&
        isReady &&
        createPortal(
          further.map(({ key, view }, index) => (
            <div
              key={key}
              className={later.further}
              inert={current !== index + 1}
              {...(hand === 'plate' ? { 'data-offer': '' } : {})}
            >
              {view}
            </div>
          )),
          place,
        )}
      {besideIt && beside !== 'none' && createPortal(<HeroBeside what={beside} />, besideIt)}
      {count > 1 && (
        <HeroControls
          area={area}
          titles={[first ? titleOf(first) : '', ...further.map(({ title }) => title)]}
          current={current}
          // Dots need a line of their own, which only a ticket leaves them.
          look={hand === 'ticket' && count <= MOST_DOTS ? 'dots' : 'count'}
          onGo={go}
        />
      )}
    </>
  )
}

function titleOf(slide: Slide): string {
  if (slide.kind === 'jackpot') return slide.jackpot.jackpot.title
  if (slide.kind === 'draw') return slide.draw.lottery.name
  if (slide.kind === 'match') return slide.match.title
  return slide.kind === 'table' ? slide.table.game.name : slide.promotion.title
}

/**
 * Out of sight the first slide's links are inert as those of the others are; its words stay, since the page's heading is
 * among them.
 */
function useFirstOutOfReach(track: RefObject<HTMLElement | null>, hidden: boolean): void {
  useEffect(() => {
    const links = [...(track.current?.firstElementChild?.querySelectorAll('a, button') ?? [])]
    for (const link of links) link.toggleAttribute('inert', hidden)
    return () => {
      for (const link of links) link.toggleAttribute('inert', false)
    }
  })
}
