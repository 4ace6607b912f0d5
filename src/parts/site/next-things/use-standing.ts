import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { TRIAL_ACCOUNT } from '../../../rules/figures.ts'
import { gameKey, type Game } from '../../../rules/games/game.ts'
import type { Claimable, Standing } from '../../../rules/site/next-things.ts'
import { memberMenuQuery } from '../../../state/account/member-menu.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { recentGamesQuery } from '../../../state/games/recent-games.ts'
import { openRoundsQuery, type OpenRound } from '../../../state/games/play/open-rounds.ts'
import { messageLanguageAtom } from '../../../state/messages/inbox.ts'
import { unreadCountQuery } from '../../../state/messages/unread-count.ts'
import { balanceQuery } from '../../../state/money/wallet.ts'
import { cashbackQuery } from '../../../state/records/cashback.ts'
import { dailySignInQuery } from '../../../state/rewards/daily-sign-in.ts'
import { missionsQuery, type Mission } from '../../../state/rewards/missions.ts'
import { rewardsQuery } from '../../../state/rewards/rewards.ts'
import { vipBonusQuery, type VipBonus } from '../../../state/rewards/vip-bonus.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useModules } from '../../../state/site/modules.ts'
import { useContractsOn } from '../../../state/team/agent-contracts.ts'
import { requestsQuery } from '../../../state/team/contracts.ts'
import { useLeastOfPlayed } from '../../games/played/use-least-of-played.ts'
import { useTimeout } from '../../../ui/hooks/use-timeout.ts'

/** How long the slowest answer is waited for: then what is known is shown, and the rest takes its place once it comes. */
const PATIENCE_MS = 3000

export type ThingRound = OpenRound & { readonly key: string }
/** What was played last. */
export type ThingGame = Game & { readonly key: string }
export interface MemberStanding {
  /** `undefined` while answers are on their way. */
  readonly standing: Standing<ThingRound, Mission, ThingGame> | undefined
  readonly vip: VipBonus | undefined
}

/** How the member stands: every source is asked by itself, and one that fails leaves only its own out. */
export function useStanding(): MemberStanding {
  const session = useAtomValue(sessionAtom)
  const language = useAtomValue(languageAtom).code
  const messageLanguage = useAtomValue(messageLanguageAtom)
  const { flags } = useModules()
  const contractsOn = useContractsOn()
  const isTrial = session?.accountType === TRIAL_ACCOUNT
  const enabled = session !== null && !isTrial
  const [late, setLate] = useState(false)
  useTimeout(() => setLate(true), enabled ? PATIENCE_MS : null)

  const pages = useQuery({ ...memberMenuQuery, enabled })
  const rounds = useQuery({ ...openRoundsQuery, enabled })
  const recent = useQuery({ ...recentGamesQuery(language), enabled })
  const leastStake = useLeastOfPlayed(recent.data)
  const rewards = useQuery({ ...rewardsQuery(messageLanguage), enabled })
  const cashback = useQuery({ ...cashbackQuery, enabled: enabled && flags.MANUAL_REBATE })
  const signIn = useQuery({ ...dailySignInQuery, enabled })
  const missions = useQuery({ ...missionsQuery(messageLanguage), enabled })
  const vip = useQuery({ ...vipBonusQuery(language, true), enabled })
  const balance = useQuery({ ...balanceQuery, enabled })
  const requests = useQuery({ ...requestsQuery, enabled: enabled && contractsOn })
  const unread = useQuery({ ...unreadCountQuery, enabled })

  const all = [pages, rounds, recent, rewards, cashback, signIn, missions, vip, balance, requests, unread]
  if (!late && all.some(isOnItsWay)) return { standing: undefined, vip: vip.data }
  const claims: Claimable[] = [
    ...(rewards.data ?? []).flatMap(({ id, title, amount, turnover, state, ends }) =>
      state === 'claim' ? [{ of: 'reward' as const, what: id, title, amount, turnover, ends }] : [],
    ),
    ...(missions.data ?? []).flatMap(({ id, title, reward, turnover, state, ends }) =>
      state === 'claimable' ? [{ of: 'mission' as const, what: id, title, amount: reward, turnover, ends }] : [],
    ),
    ...(signIn.data?.days ?? []).flatMap(({ day, amount, state }) =>
      state === 'claimable'
        ? [{ of: 'sign-in' as const, what: day, title: '', amount, ends: signIn.data?.nextDay ?? null }]
        : [],
    ),
    ...(cashback.data && cashback.data.total >= (cashback.data.min ?? 0n)
      ? [{ of: 'cashback' as const, what: null, title: '', amount: cashback.data.total, ends: null }]
      : []),
  ]
  const [last = null] = recent.data ?? []
  return {
    vip: vip.data,
    standing: {
      isTrial,
      hasCashback: flags.MANUAL_REBATE,
      hasContracts: contractsOn,
      pages: pages.data?.map(({ page }) => page),
      // What was left at the last answer: what lapses meanwhile is refused, and asked anew.
      now: Math.max(...all.map(({ dataUpdatedAt }) => dataUpdatedAt)),
      rounds: rounds.data?.map((round) => ({ ...round, key: `${gameKey(round.game)}/${round.startedAt}` })),
      played: last ? { ...last, key: gameKey(last) } : recent.data && null,
      claims,
      missions: missions.data?.filter(({ state }) => state === 'open'),
      balance: balance.data,
      leastStake,
      requests: requests.data?.total,
      unread: unread.data,
    },
  }
}

/** One that is not asked at all, or waits for a network, is not waited for. */
const isOnItsWay = ({ isPending, fetchStatus }: Pick<UseQueryResult, 'isPending' | 'fetchStatus'>): boolean =>
  isPending && fetchStatus === 'fetching'
