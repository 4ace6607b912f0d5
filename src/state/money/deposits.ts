/** Deposits (spec 2, "Member centre": depositv2): the ways to pay, the orders, and what becomes of them. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getDayLimit,
  getDeposit,
  getDepositTutorial,
  listDepositMethods,
  listDeposits,
} from '../../api/money/deposits.ts'
import { inMinorUnits, readAmount, type InMinorUnits } from '../../api/minor-units.ts'
import type { ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import { clockOffset } from '../../rules/countdown.ts'
import {
  COIN_RATE_DIGITS,
  isDepositKind,
  isOpenDeposit,
  OPEN_DEPOSIT_STATES,
  RATE_DIGITS,
  MARK_OF_KIND,
  type BonusTerms,
  type DepositKind,
  type DepositMark,
  type KnownDepositState,
} from '../../rules/money/deposit.ts'
import { MONEY_REQUESTS_KEY } from './request/pending-money.ts'
import { ask, brandOf, type Asking } from '../ask.ts'
import { askMoney } from './ask-money.ts'

/** How many rows a page of the history has. */
export const DEPOSITS_PER_PAGE = 10
/** How often an order is looked at while something may come of it, in milliseconds. */
const LOOK_MS = 4000
/** The same of all that are open, in milliseconds. */
const LOOK_AT_OPEN_MS = 15_000
/** How often it is asked whether a channel that rests is back, in milliseconds. */
const LOOK_AT_RESTING_MS = 60_000
/** Below the money requests: whatever asks for these anew asks for deposits as well. */
const DEPOSITS = [...MONEY_REQUESTS_KEY, 'deposits']

/** A way to pay; amounts in minor units. */
export interface DepositChannel {
  readonly code: string
  readonly name: string
  readonly kind: DepositKind
  readonly min: bigint | null
  readonly max: bigint | null
  readonly presets: readonly bigint[]
  /** A percentage, as `shareOf` takes it. */
  readonly feeRate: bigint
  readonly needsPayer: boolean
  readonly needsSlip: boolean
  readonly coin: string
  readonly network: string
  /** Coins of one unit of the currency, with `COIN_RATE_DIGITS` decimals; `null` where the order alone tells. */
  readonly coinRate: bigint | null
  /** The address of its logo; empty where the server sends none. */
  readonly logo: string
  /** What stands there in place of a logo. */
  readonly mark: DepositMark
  /** Within how many minutes the money is usually there; `null` where nobody says. */
  readonly minutes: { readonly least: number; readonly most: number } | null
  /** Set while nothing can be paid by it. */
  readonly rests: { readonly why: 'maintenance' | 'hours'; readonly until: number | null } | null
}

export interface DepositMethod {
  readonly kind: DepositKind
  readonly name: string
  readonly channels: readonly DepositChannel[]
}

export interface BonusOffer extends BonusTerms {
  readonly id: string
  readonly name: string
  /** Within how many days it has to be played; `null` without an end. */
  readonly days: number | null
  /** Until when it can be chosen, in milliseconds since 1970; `null` without an end. */
  readonly until: number | null
  /** The promotion that it is; empty for none. */
  readonly promotion: string
}

/** What the member may pay in a day, and what is left of it, in minor units. */
export interface DayLimit {
  readonly limit: bigint
  readonly left: bigint
}

export interface DepositOffers {
  /** How many orders may be open at once; `null` where there is no bound. */
  readonly mostOpen: number | null
  /** `null` where nothing bounds it. */
  readonly dayLimit: DayLimit | null
  readonly methods: readonly DepositMethod[]
  readonly bonuses: readonly BonusOffer[]
}

/** The ways to pay in the active language; those that this site does not know how to show are left out. */
export const depositOffersQuery = (language: string) =>
  queryOptions({
    queryKey: ['deposit-methods', language],
    queryFn: async (context): Promise<DepositOffers> => {
      const said = await ask(context, listDepositMethods, {})
      // Amounts of what this site does not know need not be those of its currency.
      const known = said.methods.filter(({ kind }) => isDepositKind(kind))
      const { digits } = brandOf(context.client).currency
      const { methods, bonuses, mostOpen, dayLimit } = inMinorUnits(
        listDepositMethods,
        { ...said, methods: known },
        digits,
      )
      const rateOf = (text: string): bigint => readAmount(text, RATE_DIGITS, listDepositMethods, 'rate')
      return {
        mostOpen,
        dayLimit,
        methods: methods.flatMap(({ kind, name, channels }) =>
          isDepositKind(kind) && channels.length > 0
            ? [
                {
                  kind,
                  name,
                  channels: channels.map(({ feeRate, rests, coinRate, mark, ...rest }) => ({
                    ...rest,
                    kind,
                    mark: mark === null || mark === 'unknown' ? MARK_OF_KIND[kind] : mark,
                    rests: rests && { why: rests.why === 'hours' ? 'hours' : 'maintenance', until: rests.until },
                    feeRate: rateOf(feeRate ?? '0'),
                    coinRate: coinRate ? readAmount(coinRate, COIN_RATE_DIGITS, listDepositMethods, 'coinRate') : null,
                  })),
                },
              ]
            : [],
        ),
        bonuses: bonuses.map(({ rate, ...bonus }) => ({ ...bonus, rate: rateOf(rate) })),
      }
    },
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    // What rests may be back.
    refetchInterval: ({ state: { data } }) =>
      data?.methods.some(({ channels }) => channels.some(({ rests }) => rests)) ? LOOK_AT_RESTING_MS : false,
  })

/** The first channel that can be paid by; `undefined` where all of them rest. */
export const firstOpenChannel = (channels: readonly DepositChannel[]): DepositChannel | undefined =>
  channels.find(({ rests }) => rests === null)

const minutesOf = ({ minutes }: DepositChannel): number => minutes?.most ?? Number.POSITIVE_INFINITY

/** What is chosen for nobody: a voucher has to be at hand, and a transfer of coins can't be taken back. */
const isForMost = ({ kind }: DepositChannel): boolean => kind !== 'voucher' && kind !== 'crypto'

/** The open channel that costs nothing and brings money soonest; of those that cost something the quickest, then the cheapest; one that is not for most alone where there is no other. */
export const quickestChannel = (channels: readonly DepositChannel[]): DepositChannel | undefined =>
  channels
    .filter(({ rests }) => rests === null)
    .toSorted(
      (a, b) =>
        Number(isForMost(b)) - Number(isForMost(a)) ||
        Number(a.feeRate > 0n) - Number(b.feeRate > 0n) ||
        minutesOf(a) - minutesOf(b) ||
        Number(a.feeRate - b.feeRate),
    )[0]

interface LastDeposit {
  readonly channel: DepositChannel
  readonly amount: bigint
}

/** What was credited last, newest first, by a way that is still offered; `undefined` for none. */
export function lastDeposit(rows: readonly DepositRow[], channels: readonly DepositChannel[]): LastDeposit | undefined {
  for (const { state, channel: code, amount } of rows) {
    const channel = channels.find((one) => one.code === code)
    if (state === 'credited' && channel && channel.kind !== 'voucher') return { channel, amount }
  }
  return undefined
}

/** All channels, whatever the way to pay. */
export const channelsOf = ({ methods }: DepositOffers): DepositChannel[] => methods.flatMap(({ channels }) => channels)

/** An order with all that is needed to pay it; amounts in minor units. */
export interface DepositOrder extends Omit<InMinorUnits<ReplyOf<typeof getDeposit>>, 'serverTime'> {
  /** How far the platform's clock is ahead of the device's, in milliseconds. */
  readonly offset: number
}

/** An order, looked at again and again while something may come of it. */
export const depositQuery = (reference: string) =>
  queryOptions({
    queryKey: [...DEPOSITS, 'one', reference],
    queryFn: async (context): Promise<DepositOrder> => {
      const sentAt = Date.now()
      const { serverTime, ...said } = await askMoney(context, getDeposit, { reference })
      return { ...said, offset: clockOffset(serverTime, sentAt, Date.now()) }
    },
    staleTime: 2000,
    refetchInterval: ({ state: { data } }) => (data && isOpenDeposit(data.state) ? LOOK_MS : false),
    refetchOnWindowFocus: true,
  })

/** A line of the history; amounts in minor units. */
export type DepositRow = InMinorUnits<ReplyOf<typeof listDeposits>>['deposits'][number]

interface DepositRows {
  readonly list: readonly DepositRow[]
  readonly total: number
  /** How far the platform's clock is ahead of the device's, in milliseconds. */
  readonly offset: number
}

async function readRows(context: Asking, request: RequestOf<typeof listDeposits>): Promise<DepositRows> {
  const sentAt = Date.now()
  const { deposits: list, total, serverTime } = await askMoney(context, listDeposits, request)
  return { list, total, offset: clockOffset(serverTime, sentAt, Date.now()) }
}

/** The orders that something may still come of, the newest first; followed while there are any. */
export const openDepositsQuery = queryOptions({
  queryKey: [...DEPOSITS, 'open'],
  queryFn: (context) => readRows(context, { states: [...OPEN_DEPOSIT_STATES], pageNo: 1, pageSize: 10 }),
  staleTime: 2000,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state: { data } }) => (data && data.total > 0 ? LOOK_AT_OPEN_MS : false),
})

/** @param states those of one filter; all unless named @param page from 1 */
export const depositHistoryQuery = (states: readonly KnownDepositState[] | undefined, page: number) =>
  queryOptions({
    queryKey: [...DEPOSITS, 'history', states ?? 'all', page],
    queryFn: (context) => {
      const pages = { pageNo: page, pageSize: DEPOSITS_PER_PAGE }
      return readRows(context, states ? { ...pages, states: [...states] } : pages)
    },
    // The page before stays until the next one is there.
    placeholderData: keepPreviousData,
    staleTime: 2000,
  })

/** The member's limit of a day; `null` where nothing bounds what they pay. */
export const dayLimitQuery = queryOptions({
  queryKey: [...DEPOSITS, 'day-limit'],
  queryFn: async (context): Promise<DayLimit | null> => (await askMoney(context, getDayLimit, {})).dayLimit,
  staleTime: 60_000,
})

/** How deposits are made, as the operator tells it, in HTML. */
export const depositTutorialQuery = (language: string) =>
  queryOptions({
    queryKey: ['deposit-tutorial', language],
    queryFn: async (context) => (await ask(context, getDepositTutorial, {})).content,
    staleTime: Number.POSITIVE_INFINITY,
  })
