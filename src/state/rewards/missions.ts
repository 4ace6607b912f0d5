/** Missions and their rewards (spec 2, "Member centre": missionLeaderboard; spec 7). */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { readAmount } from '../../api/minor-units.ts'
import { claimMission, getMissionLeaderboard, getMissionSummary } from '../../api/rewards/missions.ts'
import { memberMenuQuery } from '../account/member-menu.ts'
import { claimAtom } from '../money/request/claim.ts'
import { brandOf } from '../ask.ts'
import { askMoney } from '../money/ask-money.ts'

const MISSIONS_KEY = ['missions'] as const

/** How many places of the board are shown. */
const BOARD_PLACES = 10

export interface Mission {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly unit: 'count' | 'money'
  /** What brings it on; `null` where nobody says so. */
  readonly by: 'play' | 'deposit' | null
  /** Things that are done, or minor units, as `unit` says. */
  readonly progress: bigint
  readonly goal: bigint
  /** Minor units. */
  readonly reward: bigint
  /** How many times of it has to be bet before it can be withdrawn; `null` for none, `undefined` where nobody says so. */
  readonly turnover?: string | null | undefined
  readonly state: 'open' | 'claimable' | 'claimed' | 'ended'
  /** Milliseconds since 1970. */
  readonly ends: number | null
}

/** @param language the merchant's code of the language to read them in */
export const missionsQuery = (language: string) =>
  queryOptions({
    queryKey: [...MISSIONS_KEY, language],
    queryFn: async (context): Promise<readonly Mission[]> => {
      const { missions } = await askMoney(context, getMissionSummary, { language })
      return missions.map((mission, index) => {
        const digits = mission.unit === 'money' ? brandOf(context.client).currency.digits : 0
        const read = (field: 'progress' | 'goal'): bigint =>
          readAmount(mission[field], digits, getMissionSummary, `missions.${index}.${field}`)
        return { ...mission, progress: read('progress'), goal: read('goal') }
      })
    },
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** Who has played the most, amounts in minor units. */
export const leaderboardQuery = queryOptions({
  queryKey: [...MISSIONS_KEY, 'board'],
  queryFn: (context) => askMoney(context, getMissionLeaderboard, { count: BOARD_PLACES }),
  staleTime: 60_000,
})

/** Asks anew how the missions stand, and how many rewards the menu says are waiting. */
export const refreshMissions = (queries: QueryClient): Promise<void> => {
  void queries.invalidateQueries({ queryKey: memberMenuQuery.queryKey })
  return queries.invalidateQueries({ queryKey: MISSIONS_KEY })
}

/** Brings a reward into the wallet, once. */
export const claimMissionAtom = claimAtom('mission', claimMission)
