/** All state of the sandbox, by noun. */
import { openDatabase } from './open-database.ts'
import { createIdentities } from './account/identities.ts'
import { createAttempts } from './account/attempts.ts'
import { createAuthenticators } from './security/authenticators.ts'
import { createBets } from './records/bets.ts'
import { createBonusCodes } from './rewards/bonus-codes.ts'
import { createBonuses } from './rewards/bonuses.ts'
import { createCashbacks } from './records/cashbacks.ts'
import { createCodes } from './account/email-codes.ts'
import { createDeposits } from './money/deposits.ts'
import { createGameMarks } from './games/game-marks.ts'
import { PLAY_SCHEMA } from './games/play-schema.ts'
import { createHumanChecks } from './account/human-checks.ts'
import { createKnownAddresses } from './security/known-addresses.ts'
import { createLedger } from './ledger.ts'
import { createCaptchas, createLogins } from './account/failed-logins.ts'
import { createLoginRecords } from './account/login-records.ts'
import { createMails } from './account/mails.ts'
import { createMembers } from './account/members.ts'
import { createChat } from './content/chat.ts'
import { createFeedback } from './content/feedback.ts'
import { createInbox } from './messages/inbox.ts'
import { createMissions } from './rewards/missions.ts'
import { createMobiles, createSmsCodes } from './account/mobiles.ts'
import { createMoneyCalls } from './money/money-calls.ts'
import { createNotifications } from './messages/notifications.ts'
import { createPayoutAccounts } from './money/payout-accounts.ts'
import { createProfiles } from './account/profiles.ts'
import { createPendingLogins } from './account/pending-logins.ts'
import { createRecords } from './records/records.ts'
import { createPoints } from './rewards/points.ts'
import { createRaffles } from './rewards/raffles.ts'
import { createReferrals } from './rewards/referrals.ts'
import { createPromotionEntries } from './rewards/promotion-entries.ts'
import { createRewards } from './rewards/rewards.ts'
import { createSealedCalls } from './account/sealed-calls.ts'
import { createSessions } from './account/sessions.ts'
import { createSignIns } from './rewards/sign-ins.ts'
import { createSportsBets } from './sports/sports-bets.ts'
import { createSportsDeeds } from './sports/deeds.ts'
import { createSportsMarks } from './sports/sports-marks.ts'
import { createAffiliates } from './team/affiliates.ts'
import { createAgentPolicies } from './team/agent-policies.ts'
import { createCommissions } from './team/commissions.ts'
import { createContracts } from './team/contracts.ts'
import { createTeams } from './team/teams.ts'
import { createLinks } from './team/links.ts'
import { createRebates } from './team/rebates.ts'
import { createTree } from './team/tree.ts'
import { createUploads } from './money/uploads.ts'
import { createWithdrawals } from './money/withdrawals.ts'

/** @param file a path, or `:memory:` */
export function openStore(file: string) {
  const db = openDatabase(file)
  db.create(PLAY_SCHEMA)
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
    points: createPoints(db),
    raffles: createRaffles(db),
    bonusCodes: createBonusCodes(db),
    signIns: createSignIns(db),
    teams: createTeams(db),
    tree: createTree(db),
    rebates: createRebates(db),
    links: createLinks(db),
    contracts: createContracts(db),
    commissions: createCommissions(db),
    agentPolicies: createAgentPolicies(db),
    affiliates: createAffiliates(db),
    sessions: createSessions(db, loginRecords),
    sealedCalls: createSealedCalls(db),
    loginRecords,
    attempts,
    pendingLogins: createPendingLogins(db),
    logins: createLogins(attempts),
    captchas: createCaptchas(db),
    humanChecks: createHumanChecks(db),
    chat: createChat(db),
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
    sportsBets: createSportsBets(db),
    sportsDeeds: createSportsDeeds(db),
    sportsMarks: createSportsMarks(db),
    deposits: createDeposits(db),
    uploads: createUploads(db),
  }
}

export type Store = ReturnType<typeof openStore>
