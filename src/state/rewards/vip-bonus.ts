/** The ranks of the club, and how far a member has come (spec 2, "Member centre": VIP Bonus; spec 3, "Member info": clubLabel). */
import { queryOptions } from '@tanstack/react-query'
import type { InMinorUnits } from '../../api/minor-units.ts'
import { getVipBonus } from '../../api/rewards/vip-bonus.ts'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { PUBLIC } from '../query-scope.ts'
import { askMoney } from '../money/ask-money.ts'

/** As the contract has it, with amounts in minor units. */
export type VipBonus = InMinorUnits<ReplyOf<typeof getVipBonus>>

/** @param language the code that texts come in  @param signedIn whether a member asks: their own rank comes along */
export const vipBonusQuery = (language: string, signedIn: boolean) =>
  queryOptions({
    queryKey: ['vip-bonus', language, signedIn],
    queryFn: (context): Promise<VipBonus> => askMoney(context, getVipBonus, { language }),
    ...(signedIn ? {} : { meta: PUBLIC }),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  })
