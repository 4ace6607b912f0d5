import { useState } from 'react'
import type { Lottery } from '../../../state/lottery.ts'
import { SHOWN_DRAWS } from '../counts.ts'
import { drawPlaces, type DrawPlace } from './draw-places.ts'
import type { PopularLotteries } from './use-lotteries.ts'

/**
 * The lotteries whose draws come next, each at its place. They wait for the draws or their failure, since an order that
 * is made without them would be made again under the reader's eyes.
 * @returns `undefined` until then
 */
export function useNextDraws({ lotteries, draws, drawsFailed }: PopularLotteries): readonly Lottery[] | undefined {
  const [held, setHeld] = useState<readonly DrawPlace[]>([])
  const { data } = lotteries
  if (!data || (!draws && !drawsFailed && held.length === 0)) return undefined
  const places = drawPlaces(held, data, draws, SHOWN_DRAWS)
  if (places !== held) setHeld(places)
  return places.flatMap(({ code }) => data.find((lottery) => lottery.code === code) ?? [])
}
