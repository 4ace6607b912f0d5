import { useState } from 'react'
import type { LatestDraws, Lottery } from '../../../state/lottery/lottery.ts'
import { drawPlaces, popularPlaces, type DrawPlace } from './draw-places.ts'

interface Known {
  /** The most popular first; `undefined` while they are not known. */
  readonly lotteries: readonly Lottery[] | undefined
  readonly draws: LatestDraws | undefined
  /** Whether the draws can't be read; they are asked for again all the same. */
  readonly drawsFailed: boolean
  /** `soonest`: whichever draws come next, one lottery after the other. `popular`: the same lotteries, with one draw after the other. */
  readonly of: 'soonest' | 'popular'
}

const PLACES = { soonest: drawPlaces, popular: popularPlaces } as const

/**
 * The lotteries whose draws come next, each at its place. They wait for the draws or their failure, since an order that
 * is made without them would be made again under the reader's eyes.
 * @returns `undefined` until then
 */
export function useNextDraws(
  { lotteries, draws, drawsFailed, of }: Known,
  count: number,
): readonly Lottery[] | undefined {
  const [held, setHeld] = useState<readonly DrawPlace[]>([])
  if (!lotteries || (!draws && !drawsFailed && held.length === 0)) return undefined
  const places = PLACES[of](held, lotteries, draws, count)
  if (places !== held) setHeld(places)
  return places.flatMap(({ code }) => lotteries.find((lottery) => lottery.code === code) ?? [])
}
