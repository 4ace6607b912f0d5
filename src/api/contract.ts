/** Every call there is. The sandbox answers exactly these, and the list of assumptions is made from them. */
import type { Endpoint, Method } from './transport/endpoint.ts'
import * as accountSecurity from './security/account-security.ts'
import * as announcements from './content/announcements.ts'
import * as bonuses from './rewards/bonuses.ts'
import * as deposits from './money/deposits.ts'
import * as cashback from './records/cashback.ts'
import * as favorites from './games/favorites.ts'
import * as gameInfo from './games/game-info.ts'
import * as games from './games/games.ts'
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
import * as password from './security/password.ts'
import * as promotions from './rewards/promotions.ts'
import * as records from './records/records.ts'
import * as referral from './rewards/referral.ts'
import * as registration from './account/registration.ts'
import * as rewards from './rewards/rewards.ts'
import * as rooms from './games/rooms.ts'
import * as secondFactor from './security/second-factor.ts'
import * as session from './account/session.ts'
import * as support from './content/support.ts'
import * as site from './site/site.ts'
import * as slider from './account/slider-captcha.ts'
import * as sms from './account/sms.ts'
import * as system from './site/system.ts'
import * as team from './team/team.ts'
import * as uploads from './uploads.ts'
import * as vendors from './games/vendors.ts'
import * as wallet from './money/wallet.ts'
import * as winners from './games/winners.ts'
import * as withdrawals from './money/withdrawals.ts'

export const contract = {
  getWhitelabel: system.getWhitelabel,
  getStatus: system.getStatus,
  getDomainRoute: site.getDomainRoute,
  getHelpCentre: help.getHelpCentre,
  sendFeedback: help.sendFeedback,
  getCountries: site.getCountries,
  listAnnouncements: announcements.listAnnouncements,
  getAnnouncementContent: announcements.getAnnouncementContent,
  listGameMenus: lottery.listGameMenus,
  listPopularLotteries: lottery.listPopularLotteries,
  listLatestDraws: lottery.listLatestDraws,
  listRecentDraws: lottery.listRecentDraws,
  listVnGameMenu: lottery.listVnGameMenu,
  listRecentVnGames: lottery.listRecentVnGames,
  listVnOpenedNumbers: lottery.listVnOpenedNumbers,
  listOpenedNumbers: lottery.listOpenedNumbers,
  listVendors: vendors.listVendors,
  listGames: games.listGames,
  listHotGames: games.listHotGames,
  getGameInfo: gameInfo.getGameInfo,
  listVendorGameTypes: gameInfo.listVendorGameTypes,
  listFavoriteKeys: favorites.listFavoriteKeys,
  listFavoriteGames: favorites.listFavoriteGames,
  setFavoriteGame: favorites.setFavoriteGame,
  listRecentGames: favorites.listRecentGames,
  listRooms: rooms.listRooms,
  listWinners: winners.listWinners,
  getLaunchAddress: launch.getLaunchAddress,
  launchGame: launch.launchGame,
  getDemoAddress: launch.getDemoAddress,
  leaveGame: launch.leaveGame,
  listOpenRounds: launch.listOpenRounds,
  getCaptcha: session.getCaptcha,
  login: session.login,
  sendLoginCode: sms.sendLoginCode,
  getRegisterRules: registration.getRegisterRules,
  checkAffiliateCode: registration.checkAffiliateCode,
  sendRegistrationCode: registration.sendRegistrationCode,
  registerMember: registration.registerMember,
  registerMobile: registration.registerMobile,
  startFreePlay: session.startFreePlay,
  getSliderPuzzle: slider.getSliderPuzzle,
  judgeSliderPuzzle: slider.judgeSliderPuzzle,
  getCaptchaQuestion: slider.getCaptchaQuestion,
  judgeCaptchaQuestion: slider.judgeCaptchaQuestion,
  loginWithSlider: slider.loginWithSlider,
  loginWithIdentity: identity.loginWithIdentity,
  sendSecondFactorCode: secondFactor.sendSecondFactorCode,
  proveSecondFactor: secondFactor.proveSecondFactor,
  changePassword: password.changePassword,
  setPasswordByPhone: password.setPasswordByPhone,
  forgotPasswordByEmail: password.forgotPasswordByEmail,
  setPasswordByEmail: password.setPasswordByEmail,
  logout: session.logout,
  getMemberInfo: session.getMemberInfo,
  getMemberIcon: session.getMemberIcon,
  listPlayerAvatars: session.listPlayerAvatars,
  setMemberIcon: session.setMemberIcon,
  getAccountSecurity: accountSecurity.getAccountSecurity,
  setPaymentPassword: accountSecurity.setPaymentPassword,
  sendMobileBindingCode: accountSecurity.sendMobileBindingCode,
  bindMobile: accountSecurity.bindMobile,
  sendEmailBindingCode: accountSecurity.sendEmailBindingCode,
  bindEmail: accountSecurity.bindEmail,
  beginAuthenticator: accountSecurity.beginAuthenticator,
  confirmAuthenticator: accountSecurity.confirmAuthenticator,
  removeAuthenticator: accountSecurity.removeAuthenticator,
  listLogins: accountSecurity.listLogins,
  listDevices: accountSecurity.listDevices,
  endDevice: accountSecurity.endDevice,
  listKnownAddresses: knownAddresses.listKnownAddresses,
  forgetAddress: knownAddresses.forgetAddress,
  askAtEveryLogin: knownAddresses.askAtEveryLogin,
  listMemberPages: memberCentre.listMemberPages,
  getBalance: wallet.getBalance,
  getMerchantWallet: wallet.getMerchantWallet,
  transferFunds: wallet.transferFunds,
  collectFunds: wallet.collectFunds,
  settleMoneyRequest: moneyRequests.settleMoneyRequest,
  listMoneyRequests: moneyRequests.listMoneyRequests,
  listBonuses: bonuses.listBonuses,
  listBets: records.listBets,
  getBet: records.getBet,
  listTransactions: records.listTransactions,
  getProfit: records.getProfit,
  requestRecordExport: records.requestRecordExport,
  listRecordExports: records.listRecordExports,
  listPayoutTargets: payoutAccounts.listPayoutTargets,
  listPayoutAccounts: payoutAccounts.listPayoutAccounts,
  addBankAccount: payoutAccounts.addBankAccount,
  addCryptoAddress: payoutAccounts.addCryptoAddress,
  setDefaultPayoutAccount: payoutAccounts.setDefaultPayoutAccount,
  removePayoutAccount: payoutAccounts.removePayoutAccount,
  getWithdrawalTerms: withdrawals.getWithdrawalTerms,
  createWithdrawal: withdrawals.createWithdrawal,
  listWithdrawals: withdrawals.listWithdrawals,
  getWithdrawal: withdrawals.getWithdrawal,
  confirmReceipt: withdrawals.confirmReceipt,
  confirmAllReceipts: withdrawals.confirmAllReceipts,
  acknowledgeReceipt: withdrawals.acknowledgeReceipt,
  getAgentContracts: team.getAgentContracts,
  getTransferTeam: team.getTransferTeam,
  listDownlines: team.listDownlines,
  sendToTeammate: team.sendToTeammate,
  listTeamTransfers: team.listTeamTransfers,
  countAvailablePromotions: promotions.countAvailablePromotions,
  listRewards: rewards.listRewards,
  claimReward: rewards.claimReward,
  getMissionSummary: missions.getMissionSummary,
  getMissionLeaderboard: missions.getMissionLeaderboard,
  claimMission: missions.claimMission,
  getCashback: cashback.getCashback,
  claimCashback: cashback.claimCashback,
  listCashbacks: cashback.listCashbacks,
  getReferral: referral.getReferral,
  listReferrals: referral.listReferrals,
  countUnreadMessages: messages.countUnreadMessages,
  listMessages: messages.listMessages,
  getMessage: messages.getMessage,
  readMessages: messages.readMessages,
  readAllMessages: messages.readAllMessages,
  removeMessages: messages.removeMessages,
  listNotifications: notifications.listNotifications,
  getServiceLink: support.getServiceLink,
  listDepositMethods: deposits.listDepositMethods,
  createDeposit: deposits.createDeposit,
  getDeposit: deposits.getDeposit,
  listDeposits: deposits.listDeposits,
  sendDepositSlip: deposits.sendDepositSlip,
  cancelDeposit: deposits.cancelDeposit,
  getDepositTutorial: deposits.getDepositTutorial,
  beginUpload: uploads.beginUpload,
  sendUploadPart: uploads.sendUploadPart,
}

export type Contract = typeof contract

/** The same as a list, for what runs over all of them. */
export const endpoints: readonly Endpoint[] = Object.values(contract)

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
