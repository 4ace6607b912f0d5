/** All state of the sandbox, by noun. */
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { createIdentities, type Identities } from './account/identities.ts'
import { createAttempts, type Attempts } from './account/attempts.ts'
import { createAuthenticators, type Authenticators } from './security/authenticators.ts'
import { createBets, type Bets } from './records/bets.ts'
import { createBonuses, type Bonuses } from './rewards/bonuses.ts'
import { createCashbacks, type Cashbacks } from './records/cashbacks.ts'
import { createCodes, type Codes } from './account/email-codes.ts'
import { createDeposits, type Deposits } from './money/deposits.ts'
import { createGameMarks, type GameMarks } from './games/game-marks.ts'
import { createHumanChecks, type HumanChecks } from './account/human-checks.ts'
import { createKnownAddresses, type KnownAddresses } from './security/known-addresses.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { createCaptchas, createLogins, type Captchas, type Logins } from './account/failed-logins.ts'
import { createLoginRecords, type LoginRecords } from './account/login-records.ts'
import { createMails, type Mails } from './account/mails.ts'
import { createMembers, type Members } from './account/members.ts'
import { createFeedback, type Feedback } from './content/feedback.ts'
import { createInbox, type Inbox } from './messages/inbox.ts'
import { createMissions, type Missions } from './rewards/missions.ts'
import { createMobiles, createSmsCodes, type Mobiles, type SmsCodes } from './account/mobiles.ts'
import { createMoneyCalls, type MoneyCalls } from './money/money-calls.ts'
import { createNotifications, type Notifications } from './messages/notifications.ts'
import { createPayoutAccounts, type PayoutAccounts } from './money/payout-accounts.ts'
import { createProfiles, type Profiles } from './account/profiles.ts'
import { createPendingLogins, type PendingLogins } from './account/pending-logins.ts'
import { createRecords, type Records } from './records/records.ts'
import { createReferrals, type Referrals } from './rewards/referrals.ts'
import { createPromotionEntries, type PromotionEntries } from './rewards/promotion-entries.ts'
import { createRewards, type Rewards } from './rewards/rewards.ts'
import { createSessions, type Sessions } from './account/sessions.ts'
import { createTeams, type Teams } from './team/teams.ts'
import { createUploads, type Uploads } from './money/uploads.ts'
import { createWithdrawals, type Withdrawals } from './money/withdrawals.ts'

export interface Store {
  readonly db: Database
  readonly members: Members
  readonly authenticators: Authenticators
  readonly knownAddresses: KnownAddresses
  readonly mobiles: Mobiles
  readonly identities: Identities
  readonly smsCodes: SmsCodes
  readonly profiles: Profiles
  readonly codes: Codes
  readonly mails: Mails
  readonly referrals: Referrals
  readonly promotionEntries: PromotionEntries
  readonly rewards: Rewards
  readonly teams: Teams
  readonly sessions: Sessions
  readonly loginRecords: LoginRecords
  readonly attempts: Attempts
  readonly pendingLogins: PendingLogins
  readonly logins: Logins
  readonly captchas: Captchas
  readonly humanChecks: HumanChecks
  readonly feedback: Feedback
  readonly inbox: Inbox
  readonly notifications: Notifications
  readonly gameMarks: GameMarks
  readonly missions: Missions
  readonly cashbacks: Cashbacks
  readonly moneyCalls: MoneyCalls
  readonly payoutAccounts: PayoutAccounts
  readonly withdrawals: Withdrawals
  readonly ledger: Ledger
  readonly bets: Bets
  readonly records: Records
  readonly bonuses: Bonuses
  readonly deposits: Deposits
  readonly uploads: Uploads
}

/** @param file a path, or `:memory:` */
export function openStore(file: string): Store {
  const db = openDatabase(file)
  const attempts = createAttempts(db)
  const loginRecords = createLoginRecords(db)
  return {
    db,
    members: createMembers(db),
    authenticators: createAuthenticators(db),
    knownAddresses: createKnownAddresses(db),
    mobiles: createMobiles(db),
    identities: createIdentities(db),
    smsCodes: createSmsCodes(db, attempts),
    profiles: createProfiles(db),
    codes: createCodes(db),
    mails: createMails(db),
    referrals: createReferrals(db),
    promotionEntries: createPromotionEntries(db),
    rewards: createRewards(db),
    teams: createTeams(db),
    sessions: createSessions(db, loginRecords),
    loginRecords,
    attempts,
    pendingLogins: createPendingLogins(db),
    logins: createLogins(attempts),
    captchas: createCaptchas(db),
    humanChecks: createHumanChecks(db),
    feedback: createFeedback(db),
    inbox: createInbox(db),
    notifications: createNotifications(db),
    gameMarks: createGameMarks(db),
    missions: createMissions(db),
    cashbacks: createCashbacks(db),
    moneyCalls: createMoneyCalls(db),
    payoutAccounts: createPayoutAccounts(db),
    withdrawals: createWithdrawals(db),
    ledger: createLedger(db),
    bets: createBets(db),
    records: createRecords(db),
    bonuses: createBonuses(db),
    deposits: createDeposits(db),
    uploads: createUploads(db),
  }
}
