/** Every call there is. The sandbox answers exactly these, and the list of assumptions is made from them. */
import type { Endpoint, Method } from './transport/endpoint.ts'
import * as accounts from './team/accounts.ts'
import * as accountSecurity from './security/account-security.ts'
import * as affiliate from './team/affiliate.ts'
import * as agentAnnouncements from './team/announcements.ts'
import * as announcements from './content/announcements.ts'
import * as bonusCode from './rewards/bonus-code.ts'
import * as bonuses from './rewards/bonuses.ts'
import * as deposits from './money/deposits.ts'
import * as cashback from './records/cashback.ts'
import * as chat from './content/chat.ts'
import * as contracts from './team/contracts.ts'
import * as dailySignIn from './rewards/daily-sign-in.ts'
import * as favorites from './games/favorites.ts'
import * as feedback from './content/feedback.ts'
import * as fixtures from './sports/fixtures.ts'
import * as gameInfo from './games/game-info.ts'
import * as games from './games/games.ts'
import * as jackpots from './games/jackpots.ts'
import * as help from './content/help.ts'
import * as identity from './account/identity/login.ts'
import * as knownAddresses from './security/known-addresses.ts'
import * as launch from './games/launch.ts'
import * as lottery from './lottery/lottery.ts'
import * as memberCentre from './account/member-centre.ts'
import * as messages from './messages/messages.ts'
import * as missions from './rewards/missions.ts'
import * as moneyRequests from './money/money-requests.ts'
import * as notifications from './messages/notifications.ts'
import * as payoutAccounts from './money/payout-accounts.ts'
import * as overview from './team/overview.ts'
import * as password from './security/password.ts'
import * as points from './rewards/points.ts'
import * as promotionCount from './rewards/promotion-count.ts'
import * as promotions from './rewards/promotions.ts'
import * as raffle from './rewards/raffle.ts'
import * as records from './records/records.ts'
import * as referral from './rewards/referral.ts'
import * as registration from './account/registration.ts'
import * as rewards from './rewards/rewards.ts'
import * as rooms from './games/rooms.ts'
import * as secondFactor from './security/second-factor.ts'
import * as settlements from './team/settlements.ts'
import * as session from './account/session.ts'
import * as sportsBets from './sports/sports-bets.ts'
import * as sportsFavorites from './sports/sports-favorites.ts'
import * as support from './content/support.ts'
import * as site from './site/site.ts'
import * as slider from './account/slider-captcha.ts'
import * as sms from './account/sms.ts'
import * as system from './site/system.ts'
import * as team from './team/team.ts'
import * as tree from './team/tree.ts'
import * as teamRecords from './team/records.ts'
import * as uploads from './uploads.ts'
import * as tables from './games/tables.ts'
import * as vendors from './games/vendors.ts'
import * as vipBonus from './rewards/vip-bonus.ts'
import * as wallet from './money/wallet.ts'
import * as winners from './games/winners.ts'
import * as withdrawals from './money/withdrawals.ts'

/** Whatever each file of endpoints exports. A new file is a line here; the endpoints in it are none. */
const files = {
  ...accounts,
  ...accountSecurity,
  ...affiliate,
  ...agentAnnouncements,
  ...announcements,
  ...bonusCode,
  ...bonuses,
  ...cashback,
  ...chat,
  ...contracts,
  ...dailySignIn,
  ...deposits,
  ...favorites,
  ...feedback,
  ...fixtures,
  ...gameInfo,
  ...games,
  ...help,
  ...jackpots,
  ...identity,
  ...knownAddresses,
  ...launch,
  ...lottery,
  ...memberCentre,
  ...messages,
  ...missions,
  ...moneyRequests,
  ...notifications,
  ...overview,
  ...password,
  ...payoutAccounts,
  ...points,
  ...promotionCount,
  ...promotions,
  ...raffle,
  ...records,
  ...referral,
  ...registration,
  ...rewards,
  ...rooms,
  ...secondFactor,
  ...session,
  ...settlements,
  ...site,
  ...slider,
  ...sms,
  ...sportsBets,
  ...sportsFavorites,
  ...support,
  ...system,
  ...team,
  ...tree,
  ...teamRecords,
  ...uploads,
  ...tables,
  ...vendors,
  ...vipBonus,
  ...wallet,
  ...winners,
  ...withdrawals,
}

/** The endpoints among what files of endpoints export, by their names. */
export type EndpointsOf<Files> = {
  readonly [Name in keyof Files as Files[Name] extends Endpoint ? Name : never]: Files[Name]
}

const isEndpoint = (exported: unknown): boolean =>
  typeof exported === 'object' && exported !== null && 'request' in exported && 'reply' in exported

export const contract = Object.fromEntries(
  Object.entries(files).filter(([, exported]) => isEndpoint(exported)),
  // fromEntries forgets the names it was given.
) as EndpointsOf<typeof files>

export type Contract = typeof contract

/** The same as a list, for what runs over all of them. */
export const endpoints: readonly Endpoint[] = Object.values<Endpoint>(contract)

/** A call of which the spec does not show everything: what an operator compares with their own platform. */
export interface Assumption {
  readonly name: string
  /** Whether it is the reply alone that is not shown. */
  readonly replyAlone: boolean
  readonly module: string
  /** The default first. */
  readonly methods: readonly Method[]
  readonly path: string
}

/** The assumed calls, by path (spec 7: "method and path for these are not shown"). */
export function listAssumptions(): readonly Assumption[] {
  return endpoints
    .filter((each) => each.assumed)
    .map(({ name, module, method, path, assumed }) => ({
      name,
      replyAlone: assumed === 'reply',
      module,
      methods: typeof method === 'string' ? [method] : method,
      path,
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'))
}
