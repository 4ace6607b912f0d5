import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { SlideDraw } from '../../../parts/rewards/offer/slide/slide.ts'
import { mainDraw } from '../../../rules/lottery/main-draw.ts'
import {
  latestDrawsQuery,
  popularLotteriesQuery,
  type LatestDraws,
  type Lottery,
} from '../../../state/lottery/lottery.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'

/** How the one is found among those that are known; the same function each time. */
type Choose = (lotteries: readonly Lottery[], draws: LatestDraws['byLottery'], from?: number) => Lottery | null

/**
 * The draw that has a place of its own: `undefined` until it is known, `null` where there is none or it cannot be read. Once
 * found it is of the same lottery for as long as that has a draw to come: nothing changes under who is about to press.
 * @param enabled whether to ask for what is not known yet
 * @param from until when it has to take bets at the least, by the server's clock: what closes before that gives its place to another
 */
export function useMainDraw(enabled: boolean, choose: Choose = mainDraw, from = 0): SlideDraw | null | undefined {
  const { lotteryType } = useAtomValue(brandAtom)
  const { code } = useAtomValue(languageAtom)
  const [held, hold] = useState<string | null>(null)
  const lotteries = useQuery({ ...popularLotteriesQuery(lotteryType, code), enabled })
  const draws = useQuery({ ...latestDrawsQuery(lotteryType), enabled })
  if (!lotteries.data || !draws.data) return lotteries.isError || draws.isError ? null : undefined
  const { byLottery, clockOffset: offset } = draws.data
  const kept = lotteries.data.find((it) => it.code === held && (byLottery[it.code]?.next.closesAt ?? -1) >= from)
  const lottery = kept ?? choose(lotteries.data, byLottery, from)
  if (lottery && lottery.code !== held) hold(lottery.code)
  const now = lottery && byLottery[lottery.code]
  return lottery && now ? { lottery, now, offset } : null
}
