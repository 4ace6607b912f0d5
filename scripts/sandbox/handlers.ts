/** Every call of the contract, answered. A call that is added to the contract does not compile until it stands here. */
import { accountSecurity } from './account-security.ts'
import { announcements } from './announcements.ts'
import { bindings } from './bindings.ts'
import { cashback } from './cashback.ts'
import { bonusRecords } from './bonus-records.ts'
import type { Handlers } from './contract.ts'
import { deposits } from './deposits.ts'
import { favorites } from './favorites.ts'
import { gameInfo } from './game-info.ts'
import { games } from './games.ts'
import { identity } from './identity.ts'
import { knownAddresses } from './known-addresses.ts'
import { launch } from './launch.ts'
import { lottery } from './lottery/handlers.ts'
import { memberCentre } from './member-centre.ts'
import { messages } from './messages.ts'
import { moneyRequests } from './money-requests.ts'
import { missions } from './missions.ts'
import { notifications } from './notifications.ts'
import { password } from './password.ts'
import { payoutAccounts } from './payout-accounts.ts'
import { records } from './records.ts'
import { referral } from './referral.ts'
import { registration } from './registration.ts'
import { rewardList } from './reward-list.ts'
import { rewards } from './rewards.ts'
import { rooms } from './rooms.ts'
import { secondFactor } from './second-factor.ts'
import { session } from './session.ts'
import { slider } from './slider.ts'
import { sms } from './sms.ts'
import { support } from './support.ts'
import { system } from './system.ts'
import { team } from './team.ts'
import { transfers } from './transfers.ts'
import { uploads } from './uploads.ts'
import { wallet } from './wallet.ts'
import { winners } from './winners.ts'
import { withdrawals } from './withdrawals.ts'

export const handlers = {
  ...system,
  ...announcements,
  ...lottery,
  ...games,
  ...gameInfo,
  ...favorites,
  ...rooms,
  ...winners,
  ...launch,
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
  ...bindings,
  ...wallet,
  ...transfers,
  ...team,
  ...moneyRequests,
  ...records,
  ...bonusRecords,
  ...payoutAccounts,
  ...withdrawals,
  ...rewards,
  ...rewardList,
  ...referral,
  ...missions,
  ...cashback,
  ...messages,
  ...notifications,
  ...support,
  ...uploads,
  ...deposits,
} satisfies Handlers
