/** What the member has bet on fixtures, and ending a bet early. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { InMinorUnits } from '../../api/minor-units.ts'
import { cashOutBet, listSportsBets } from '../../api/sports/sports-bets.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { toDecimal } from '../../rules/money/money.ts'
import { askMoney } from '../money/ask-money.ts'
import type { AskedClaim, Claimed } from '../money/request/claim.ts'
import { sendMoneyAtom, type Sent } from '../money/request/send-money.ts'
import { MAIN_WALLET } from '../money/wallets.ts'
import { SPORTS_BETS_KEY } from './sports-bets-key.ts'

/** Amounts are minor units. */
export type SportsBet = InMinorUnits<ReplyOf<typeof listSportsBets>>['list'][number]

/** How many bets a page holds. */
export const BETS_PAGE = 20

/** The most that is answered at once: those of a slip of singles, each a bet, stand among them. */
const MOST_BETS = 50

/** The newest first. @param status those that are open alone, or those that are settled */
export const sportsBetsQuery = (language: string, status?: 'open' | 'settled', page = 1, size = BETS_PAGE) =>
  queryOptions({
    queryKey: [...SPORTS_BETS_KEY, language, status ?? '', page, size],
    queryFn: (context) =>
      askMoney(context, listSportsBets, { language, ...(status && { status }), pageNo: page, pageSize: size }),
    staleTime: 5000,
    refetchOnWindowFocus: 'always',
  })

/** What a slip has become: its bets alone, however many came after it. */
export const slipBetsQuery = (language: string, slip: string) =>
  queryOptions({
    queryKey: [...SPORTS_BETS_KEY, language, 'slip', slip],
    queryFn: (context) => askMoney(context, listSportsBets, { language, slip, pageNo: 1, pageSize: MOST_BETS }),
    staleTime: 5000,
    refetchOnWindowFocus: 'always',
  })

export const refreshSportsBets = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: SPORTS_BETS_KEY })

/**
 * Names what a bet would be ended for, as the player saw it: the bet and the sum, for a claim, which goes by one word. `null`
 * where nothing is offered.
 */
export const cashOutOffer = (
  { record, cashOut }: Pick<SportsBet, 'record' | 'cashOut'>,
  digits: number,
): string | null => (cashOut === null ? null : `${record} ${toDecimal(cashOut, digits)}`)

/** Ends a bet for what was offered, once: at another sum than the one that was seen it is refused. @throws Failure where nothing was moved */
export const cashOutAtom = atom(
  null,
  (_get, set, { what, ...asked }: AskedClaim, queries: QueryClient): Promise<Sent<Claimed>> => {
    const [from = '', amount = ''] = what?.split(' ') ?? []
    const sending = {
      ...asked,
      kind: 'cash-out',
      endpoint: cashOutBet,
      request: { from, amount },
      from,
      to: MAIN_WALLET,
      amount,
    } as const
    // The cast: what sends for any call forgets whose reply it is.
    const sent = set(sendMoneyAtom, sending, queries) as Promise<Sent<Claimed>>
    return sent.finally(() => refreshSportsBets(queries))
  },
)
