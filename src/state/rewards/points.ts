/** The points mall (spec 2, "Points mall"; spec 7, "Points"). Points are hundredths here, as whole numbers. */
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import {
  convertPoint,
  getPointBalance,
  getPointConfig,
  getPointRecords,
  getPointReward,
  getRedeemPointList,
  redeemPointReward,
  type POINT_TYPES,
  type REDEMPTION_STATES,
} from '../../api/rewards/points.ts'
import type { InMinorUnits } from '../../api/minor-units.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { toDecimal } from '../../rules/money/money.ts'
import { readPoints, writePoints, type Conversion } from '../../rules/rewards/points.ts'
import { PUBLIC } from '../query-scope.ts'
import { ask } from '../ask.ts'
import { askMoney } from '../money/ask-money.ts'
import { sendMoneyAtom, type Sent } from '../money/request/send-money.ts'
import { MAIN_WALLET } from '../money/wallets.ts'
import { brandAtom } from '../site/brand.ts'

const POINTS = ['points'] as const
/** How many redemptions, and how many records, a page has. */
export const POINTS_PER_PAGE = 10

export type PointType = (typeof POINT_TYPES)[number]
export type RedemptionState = (typeof REDEMPTION_STATES)[number]

/** How many points the member has. */
export const pointBalanceQuery = queryOptions({
  queryKey: [...POINTS, 'balance'],
  queryFn: async (context) => readPoints((await ask(context, getPointBalance, {})).points),
  staleTime: 15_000,
  refetchOnWindowFocus: true,
})

/** @param language the code that texts come in */
export const pointConfigQuery = (language: string) =>
  queryOptions({
    queryKey: [...POINTS, 'config', language],
    queryFn: async (context) => {
      const config = await askMoney(context, getPointConfig, { language })
      const said = config.conversion
      const conversion: Conversion | null = said && {
        points: readPoints(said.points),
        amount: said.amount,
        min: readPoints(said.min),
      }
      return { ...config, conversion }
    },
    meta: PUBLIC,
    staleTime: 300_000,
  })

export type Good = Omit<InMinorUnits<ReplyOf<typeof getPointReward>>['list'][number], 'points'> & {
  readonly points: bigint
}

/** What points can be redeemed for. @param language the code that texts come in */
export const goodsQuery = (language: string) =>
  queryOptions({
    queryKey: [...POINTS, 'goods', language],
    queryFn: async (context) => {
      const { types, list } = await askMoney(context, getPointReward, { language })
      return { types, list: list.map((good): Good => ({ ...good, points: readPoints(good.points) })) }
    },
    meta: PUBLIC,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  })

/** What the member has redeemed, the newest first. @param page from 1 */
export const redemptionsQuery = (language: string, status: RedemptionState | undefined, page: number) =>
  queryOptions({
    queryKey: [...POINTS, 'redemptions', language, status, page],
    queryFn: (context) =>
      ask(context, getRedeemPointList, {
        language,
        ...(status && { status }),
        pageNo: page,
        pageSize: POINTS_PER_PAGE,
      }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })

/** Everything that has changed the member's points, the newest first. @param page from 1 */
export const pointRecordsQuery = (language: string, type: PointType | undefined, page: number) =>
  queryOptions({
    queryKey: [...POINTS, 'records', language, type, page],
    queryFn: (context) =>
      askMoney(context, getPointRecords, { language, ...(type && { type }), pageNo: page, pageSize: POINTS_PER_PAGE }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })

/** Asks anew for points, goods and what was redeemed. */
export const refreshPoints = (queries: QueryClient): void => void queries.invalidateQueries({ queryKey: POINTS })

interface Asked {
  /** Made by `newRequestNo`. */
  readonly requestNo: string
  readonly again: boolean
  readonly paymentPassword: string
}

export interface Redemption {
  readonly good: Pick<Good, 'id' | 'points'>
  readonly quantity: number
  /** Where to send it, or empty. */
  readonly remark: string
}

type Spent = Sent<ReplyOf<typeof redeemPointReward>>

/** Redeems pieces of one kind, once. @throws Failure where nothing was redeemed */
export const redeemPointsAtom = atom(
  null,
  (
    _get,
    set,
    { good, quantity, remark, paymentPassword, ...asked }: Asked & Redemption,
    queries: QueryClient,
  ): Promise<Spent> => {
    const amount = writePoints(good.points * BigInt(quantity))
    const request = { from: good.id, quantity, amount, ...(remark && { remark }), paymentPassword }
    const sending = {
      ...asked,
      from: good.id,
      to: null,
      amount,
      kind: 'redeem',
      endpoint: redeemPointReward,
      request,
    } as const
    // The cast: what sends for any call forgets whose reply it is.
    const sent = set(sendMoneyAtom, sending, queries) as Promise<Spent>
    return sent.finally(() => refreshPoints(queries))
  },
)

/** Changes points into money, once. @param worth what they make, in minor units @throws Failure where nothing was changed */
export const convertPointsAtom = atom(
  null,
  (
    get,
    set,
    { points, worth, paymentPassword, ...asked }: Asked & { points: bigint; worth: bigint },
    queries: QueryClient,
  ): Promise<Spent> => {
    const amount = writePoints(points)
    const request = { amount, worth: toDecimal(worth, get(brandAtom).currency.digits), paymentPassword }
    const sending = {
      ...asked,
      from: null,
      to: MAIN_WALLET,
      amount,
      kind: 'convert',
      endpoint: convertPoint,
      request,
    } as const
    // The cast: what sends for any call forgets whose reply it is.
    const sent = set(sendMoneyAtom, sending, queries) as Promise<Spent>
    return sent.finally(() => refreshPoints(queries))
  },
)
