/** Raffles (spec 7, MCS2_claimRafflePromotion): what can be won, drawing, and what was drawn. */
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { InMinorUnits } from '../../api/minor-units.ts'
import { claimRaffle, listRaffleDraws, listRaffles } from '../../api/rewards/raffle.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { askMoney } from '../money/ask-money.ts'
import { claimAtom } from '../money/request/claim.ts'

const RAFFLES = ['raffles'] as const
/** How many draws a page of the list has. */
export const DRAWS_PER_PAGE = 10

/** As the contract has it, with amounts in minor units. */
export type Raffle = InMinorUnits<ReplyOf<typeof listRaffles>>['list'][number]
/** What a draw is answered with, amounts as decimal strings. */
export type Drawn = ReplyOf<typeof claimRaffle>

/** The raffles that are on, and the member's tickets. @param language the code that texts come in */
export const rafflesQuery = (language: string) =>
  queryOptions({
    queryKey: [...RAFFLES, 'on', language],
    queryFn: async (context): Promise<readonly Raffle[]> => (await askMoney(context, listRaffles, { language })).list,
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** What the member has drawn, the newest first. @param page from 1 */
export const raffleDrawsQuery = (page: number) =>
  queryOptions({
    queryKey: [...RAFFLES, 'draws', page],
    queryFn: (context) => askMoney(context, listRaffleDraws, { pageNo: page, pageSize: DRAWS_PER_PAGE }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })

/** Asks anew for tickets and draws. */
export const refreshRaffles = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: RAFFLES })

/** Draws once; the platform alone decides what is won. */
export const claimRaffleAtom = claimAtom<Drawn>('raffle', claimRaffle)
