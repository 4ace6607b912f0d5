/** The records that the home page's first window sells. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useVendorNames } from '../../../parts/games/game-card/use-vendor-names.ts'
import type { Slide, SlideDraw } from '../../../parts/rewards/offer/slide.ts'
import { mainDraw } from '../../../rules/lottery/main-draw.ts'
import { slidesOf, SOURCE_OF, type SlideSources } from '../../../rules/rewards/slides.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { gameListQuery } from '../../../state/games/game-list.ts'
import {
  latestDrawsQuery,
  popularLotteriesQuery,
  type LatestDraws,
  type Lottery,
} from '../../../state/lottery/lottery.ts'
import { promotionsQuery, type Promotion } from '../../../state/rewards/promotions.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'

interface Asked<Data> {
  readonly data: Data | undefined
  readonly isError: boolean
}

/** What is known of a source: `undefined` until it is, `null` where it cannot be read. */
const known = <Data>({ data, isError }: Asked<Data>): Data | null | undefined => data ?? (isError ? null : undefined)

function drawOf(lotteries: readonly Lottery[] | null | undefined, draws: LatestDraws | null | undefined) {
  if (lotteries === null || draws === null) return null
  if (!lotteries || !draws) return undefined
  const lottery = mainDraw(lotteries, draws.byLottery)
  const now = lottery && draws.byLottery[lottery.code]
  return lottery && now ? ({ lottery, now, offset: draws.clockOffset } satisfies SlideDraw) : null
}

/**
 * What the brand's slides are for this visitor, as far as it is known. At first only what the first slide is made of is asked
 * for; the rest once somebody is there, or where there is nothing of the first.
 */
export function useSlides(somebody: boolean): readonly Slide[] {
  const { hero, lotteryType } = useAtomValue(brandAtom)
  const { code } = useAtomValue(languageAtom)
  const signedIn = useAtomValue(sessionAtom) !== null
  const wanted = hero.slides[signedIn ? 'member' : 'guest']
  const [isFirstMissing, setFirstMissing] = useState(false)
  const [first] = wanted
  const enabled = (source: (typeof SOURCE_OF)[keyof typeof SOURCE_OF]): boolean =>
    somebody || isFirstMissing
      ? wanted.some((kind) => SOURCE_OF[kind] === source)
      : first !== undefined && SOURCE_OF[first] === source
  const promotions = useQuery({
    ...promotionsQuery({ language: code, signedIn }),
    enabled: enabled('promotions'),
    select: ({ list }) => list,
  })
  const lotteries = useQuery({ ...popularLotteriesQuery(lotteryType, code), enabled: enabled('draw') })
  const draws = useQuery({ ...latestDrawsQuery(lotteryType), enabled: enabled('draw') })
  const tables = useInfiniteQuery({ ...gameListQuery(code, { category: 'LIVE' }), enabled: enabled('table') })
  const vendorName = useVendorNames()
  const games = known(tables)?.games
  const table = games?.[0]
  const sources: SlideSources<Promotion, never, SlideDraw, Extract<Slide, { kind: 'table' }>['table']> = {
    promotions: known(promotions),
    jackpot: null,
    draw: drawOf(known(lotteries), known(draws)),
    table: table
      ? { game: table, vendorName: vendorName(table.vendor), dealer: '', seats: null }
      : games || tables.isError
        ? null
        : undefined,
  }
  const slides = slidesOf(wanted, sources)
  const isMissing = first !== undefined && slides.length === 0 && slidesOf([first], sources).length === 0
  if (isMissing && !isFirstMissing && sources[SOURCE_OF[first]] !== undefined) setFirstMissing(true)
  return slides
}
