/** Every call of the contract, answered. A new file of answers is a line here; the answers in it are none. */
import { accounts } from './team/accounts.ts'
import { accountSecurity } from './security/account-security.ts'
import { affiliate } from './team/affiliate.ts'
import { agentAnnouncements } from './team/announcements.ts'
import { announcements } from './content/announcements.ts'
import { bonusCode } from './rewards/bonus-code.ts'
import { cashback } from './records/cashback.ts'
import { bonusRecords } from './records/bonus-records.ts'
import type { Handlers } from './contract.ts'
import { chat } from './content/chat.ts'
import { contracts } from './team/contracts/contracts.ts'
import { dailySignIn } from './rewards/daily-sign-in.ts'
import { deposits } from './money/deposits.ts'
import { favorites } from './games/favorites.ts'
import { gameInfo } from './games/game-info.ts'
import { feedback } from './content/feedback.ts'
import { games } from './games/games.ts'
import { identity } from './account/identity.ts'
import { jackpots } from './games/jackpots.ts'
import { knownAddresses } from './security/known-addresses.ts'
import { launch } from './games/play/launch.ts'
import { lottery } from './lottery/handlers.ts'
import { memberCentre } from './account/member-centre.ts'
import { messages } from './messages/messages.ts'
import { moneyRequests } from './money/money-requests.ts'
import { missions } from './rewards/missions.ts'
import { notifications } from './messages/notifications.ts'
import { password } from './security/password.ts'
import { payoutAccounts } from './money/payout-accounts.ts'
import { records } from './records/records.ts'
import { referral } from './rewards/referral.ts'
import { registration } from './account/registration.ts'
import { rewardList } from './rewards/reward-list.ts'
import { overview } from './team/overview.ts'
import { points } from './rewards/points.ts'
import { promotions } from './rewards/promotions.ts'
import { raffle } from './rewards/raffle.ts'
import { rooms } from './games/rooms.ts'
import { secondFactor } from './security/second-factor.ts'
import { session } from './account/session.ts'
import { settlements } from './team/contracts/settlements.ts'
import { slider } from './account/slider.ts'
import { sms } from './account/sms.ts'
import { fixtures } from './sports/fixtures.ts'
import { sportsBets } from './sports/bets.ts'
import { sportsFavorites } from './sports/favorites.ts'
import { support } from './content/support.ts'
import { system } from './site/system.ts'
import { tables } from './games/tables.ts'
import { team } from './team/team.ts'
import { tree } from './team/tree.ts'
import { teamRecords } from './team/records.ts'
import { uploads } from './money/uploads.ts'
import { vipBonus } from './rewards/vip-bonus.ts'
import { wallet } from './money/wallet.ts'
import { winners } from './games/winners.ts'
import { withdrawals } from './money/withdrawals.ts'

export const handlers = {
  ...system,
  ...affiliate,
  ...announcements,
  ...chat,
  ...feedback,
  ...lottery,
  ...games,
  ...gameInfo,
  ...favorites,
  ...rooms,
  ...winners,
  ...jackpots,
  ...tables,
  ...launch,
  ...fixtures,
  ...sportsFavorites,
  ...sportsBets,
  ...session,
  ...identity,
  ...slider,
  ...sms,
  ...password,
  ...secondFactor,
  ...registration,
  ...memberCentre,
  ...accountSecurity,
  ...knownAddresses,
  ...wallet,
  ...team,
  ...overview,
  ...agentAnnouncements,
  ...teamRecords,
  ...accounts,
  ...tree,
  ...contracts,
  ...settlements,
  ...moneyRequests,
  ...records,
  ...bonusRecords,
  ...payoutAccounts,
  ...withdrawals,
  ...points,
  ...promotions,
  ...rewardList,
  ...raffle,
  ...bonusCode,
  ...dailySignIn,
  ...vipBonus,
  ...referral,
  ...missions,
  ...cashback,
  ...messages,
  ...notifications,
  ...support,
  ...uploads,
  ...deposits,
} satisfies Handlers
