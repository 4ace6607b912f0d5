import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import {
  latestDrawsQuery,
  popularLotteriesQuery,
  type LatestDraws,
  type Lottery,
} from '../../../state/lottery/lottery.ts'

export interface PopularLotteries {
  readonly lotteries: UseQueryResult<readonly Lottery[]>
  /** The last and the next draws; `undefined` until they are known, and where they can't be read. */
  readonly draws: LatestDraws | undefined
  /** Whether they can't be read; they are asked for again all the same. */
  readonly drawsFailed: boolean
}

/** The lotteries that are played most, with their draws (spec 7, "Games"). */
export function useLotteries(): PopularLotteries {
  const { lotteryType } = useAtomValue(brandAtom)
  const { code } = useAtomValue(languageAtom)
  const lotteries = useQuery(popularLotteriesQuery(lotteryType, code))
  const { data, isError } = useQuery(latestDrawsQuery(lotteryType))
  return { lotteries, draws: data, drawsFailed: isError }
}
