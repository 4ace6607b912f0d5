/** The records that the home page's first window sells. */
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type {
  Slide,
  SlideDraw,
  SlideJackpot,
  SlideMatch,
  SlideTable,
} from '../../../parts/rewards/offer/slide/slide.ts'
import { slidesOf, SOURCE_OF, type SlideSources } from '../../../rules/rewards/slides.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { promotionsQuery, type Promotion } from '../../../state/rewards/promotions.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useMainDraw } from './use-main-draw.ts'
import { useMainMatch } from './use-main-match.ts'
import { useMainJackpot } from './use-main-jackpot.ts'
import { useMainTable } from './use-main-table.ts'

/**
 * What the brand's slides are for this visitor, as far as it is known; `null` until it is known whether there is one. At first only what the first slide is made of is asked
 * for; the rest once somebody is there, or where there is nothing of the first.
 */
export function useSlides(somebody: boolean): readonly Slide[] | null {
  const { hero } = useAtomValue(brandAtom)
  const { code } = useAtomValue(languageAtom)
  const signedIn = useAtomValue(sessionAtom) !== null
  const wanted = hero.slides[signedIn ? 'member' : 'guest']
  const [isFirstMissing, setFirstMissing] = useState(false)
  const [first] = wanted
  const enabled = (source: (typeof SOURCE_OF)[keyof typeof SOURCE_OF]): boolean =>
    somebody || isFirstMissing
      ? wanted.some((kind) => SOURCE_OF[kind] === source)
      : first !== undefined && SOURCE_OF[first] === source
  const { data: promotions, isError } = useQuery({
    ...promotionsQuery({ language: code, signedIn }),
    enabled: enabled('promotions'),
    select: ({ list }) => list,
  })
  const sources: SlideSources<Promotion, SlideJackpot, SlideDraw, SlideTable, SlideMatch> = {
    promotions: promotions ?? (isError ? null : undefined),
    jackpot: useMainJackpot(enabled('jackpot')),
    draw: useMainDraw(enabled('draw')),
    table: useMainTable(enabled('table')),
    match: useMainMatch(enabled('match')),
  }
  const slides = slidesOf(wanted, sources)
  const isMissing = first !== undefined && !slides?.length && slidesOf([first], sources)?.length === 0
  if (isMissing && !isFirstMissing) setFirstMissing(true)
  return slides
}
