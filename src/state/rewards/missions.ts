/** Missions and their rewards (spec 2, "Member centre": missionLeaderboard; spec 7). */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { Gateway } from '../../api/transport/gateway.ts'
import { claimMission, getMissionLeaderboard, getMissionSummary } from '../../api/rewards/missions.ts'
import { memberMenuQuery } from '../account/member-menu.ts'
import { gatewayAtom } from '../gateway.ts'
import { readAmount } from '../money/request/reply-amount.ts'
import { claimAtom } from '../money/request/claim.ts'

const MISSIONS_KEY = ['missions'] as const

/** How many places of the board are shown. */
const BOARD_PLACES = 10

export interface Mission {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly unit: 'count' | 'money'
  /** Things that are done, or minor units, as `unit` says. */
  readonly progress: bigint
  readonly goal: bigint
  /** Minor units. */
  readonly reward: bigint
  readonly state: 'open' | 'claimable' | 'claimed' | 'ended'
  /** Milliseconds since 1970. */
  readonly ends: number | null
}

/** @param digits decimals of the currency @param language the merchant's code of the language to read them in */
export const missionsQuery = (gateway: Gateway, digits: number, language: string) =>
  queryOptions({
    queryKey: [...MISSIONS_KEY, language],
    queryFn: async ({ signal }): Promise<readonly Mission[]> => {
      const { missions } = await gateway(getMissionSummary, { language }, { signal })
      return missions.map(({ progress, goal, reward, ...mission }, index) => {
        const read = (text: string, field: string, decimals: number): bigint =>
          readAmount(text, decimals, getMissionSummary, `missions.${index}.${field}`)
        const counted = mission.unit === 'money' ? digits : 0
        return {
          ...mission,
          progress: read(progress, 'progress', counted),
          goal: read(goal, 'goal', counted),
          reward: read(reward, 'reward', digits),
        }
      })
    },
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** Who has played the most, amounts in minor units. */
export const leaderboardQuery = (gateway: Gateway, digits: number) =>
  queryOptions({
    queryKey: [...MISSIONS_KEY, 'board'],
    queryFn: async ({ signal }) => {
      const { list, own, ends } = await gateway(getMissionLeaderboard, { count: BOARD_PLACES }, { signal })
      const read = (text: string, field: string): bigint => readAmount(text, digits, getMissionLeaderboard, field)
      return {
        ends,
        list: list.map(({ amount, ...place }, index) => ({ ...place, amount: read(amount, `list.${index}.amount`) })),
        own: own && { rank: own.rank, amount: read(own.amount, 'own.amount') },
      }
    },
    staleTime: 60_000,
  })

/** Asks anew how the missions stand, and how many rewards the menu says are waiting. */
export const refreshMissionsAtom = atom(null, (get, _set, queries: QueryClient): void => {
  void queries.invalidateQueries({ queryKey: MISSIONS_KEY })
  void queries.invalidateQueries({ queryKey: memberMenuQuery(get(gatewayAtom)).queryKey })
})

/** Brings a reward into the wallet, once. */
export const claimMissionAtom = claimAtom('mission', claimMission)
