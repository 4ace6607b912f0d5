/** Every call that spec 7 names, in its order: which endpoint it is, and which file below `src/state` makes it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract, type Contract } from './contract.ts'
import type { Endpoint } from './transport/endpoint.ts'

type Row = readonly [method: string, path: string, endpoint: keyof Contract, made: string, how?: 'sealed' | 'form']

const CALLS: readonly Row[] = [
  ['POST', '/wps/session/login', 'login', 'account/login/sign-in', 'sealed'],
  ['POST', '/wps/verification/sms/noLogin', 'sendLoginCode', 'account/sms'],
  ['GET', '/wps/member/info', 'getMemberInfo', 'account/member'],
  ['PUT', '/wps/member/register', 'registerMember', 'account/registration/register', 'sealed'],
  ['PUT', '/wps/member/register/mobile', 'registerMobile', 'account/registration/register', 'sealed'],
  ['POST', '/wps/member/password', 'changePassword', 'security/password', 'sealed'],
  ['POST', '/wps/member/password/verification', 'setPasswordByPhone', 'security/password', 'sealed'],
  ['POST', '/wps/member/password/email', 'forgotPasswordByEmail', 'security/password', 'form'],
  ['POST', '/wps/session/login/freeplay', 'startFreePlay', 'account/login/sign-in'],
  ['GET', '/wps/captcha', 'getCaptcha', 'account/captcha'],
  ['GET', '/wps/system/setting/register', 'getRegisterRules', 'account/registration/register-rules'],
  ['GET', '/wps/member/info/icon', 'getMemberIcon', 'account/avatar'],
  ['POST', '/wps/session/logout', 'logout', 'account/login/end-server-session'],
  ['GET', '/wps/relay/MCSFE_getPlayerAvatar', 'listPlayerAvatars', 'account/avatar'],
  ['GET', '/wps/agent/affiliate', 'checkAffiliateCode', 'account/registration/register'],
  ['POST', '/wps/verification/sms/register', 'sendRegistrationCode', 'account/registration/register'],
  ['GET', '/wps/system/whitelabel', 'getWhitelabel', 'site/modules'],
  ['GET', '/wps/system/status', 'getStatus', 'site/status'],
  ['GET', '/wps/system/domainRoute', 'getDomainRoute', 'site/site'],
  ['GET', '/wps/system/helpCenter', 'getHelpCentre', 'content/help'],
  ['POST', '/wps/feedback', 'sendFeedback', 'content/feedback'],
  ['GET', '/lgw/games/game_menus', 'listGameMenus', 'lottery/lottery'],
  ['GET', '/lgw/games/popular', 'listPopularLotteries', 'lottery/lottery'],
  ['GET', '/lgw/vn/games/game_menu', 'listVnGameMenu', 'lottery/lottery'],
  ['GET', '/lgw/vn/games/game_menu/recent', 'listRecentVnGames', 'lottery/lottery'],
  ['GET', '/lgw/vn/numeros/opened/game', 'listVnOpenedNumbers', 'lottery/lottery'],
  ['GET', '/lotto/lgw/games/opened/numero', 'listOpenedNumbers', 'lottery/lottery'],
  ['POST', '/wps/game/launchGame', 'launchGame', 'games/play/launch'],
  ['GET', '/wps/relay/GCSGAME_hotGamesV2', 'listHotGames', 'games/games'],
  ['GET', '/wps/relay/GCSGAME_gameList', 'listGames', 'games/games'],
  ['GET', '/wps/relay/GCSGAME_getVassGameType', 'listVendorGameTypes', 'games/game-info'],
  ['GET', '/wps/relay/GCSGAME_gameVendor', 'listVendors', 'games/vendors'],
  ['GET', '/wps/relay/MCSFE_getFavoriteGames', 'listFavoriteKeys', 'games/favorites'],
  ['GET', '/wps/relay/MCSFE_getFavoriteGamesList', 'listFavoriteGames', 'games/favorites'],
  ['GET', '/wps/relay/GCS_recentGame', 'listRecentGames', 'games/recent-games'],
  ['GET', '/wps/relay/GLS2_roomList', 'listRooms', 'games/rooms'],
  ['GET', '/wps/relay/GCSGAME_getRankList', 'listWinners', 'games/winners'],
  ['GET', '/wps/relay/MCSFE_getListAnnouncements', 'listAnnouncements', 'content/announcements'],
  ['GET', '/wps/v2/wallets/balance', 'getBalance', 'money/wallet'],
  ['POST', '/wps/relay/GCS_walletTransfer', 'transferFunds', 'money/wallets'],
  ['GET', '/wps/relay/GCS_merchantWallet', 'getMerchantWallet', 'games/play/launch'],
  ['GET', '/wps/member/info/funds/consolidated', 'getAgentContracts', 'team/agent-contracts'],
  ['POST', '/wps/relay/MCS2_processDividendReq', 'processDividend', 'team/contract-calls'],
  ['POST', '/wps/relay/MCS2_processDailySalContract', 'processDailySalary', 'team/contract-calls'],
  ['POST', '/wps/relay/MCS2_processContractHourSalary', 'processHourlySalary', 'team/contract-calls'],
  ['POST', '/wps/relay/MCSFE_processRealTimeSalaryContract', 'processRealTimeSalary', 'team/contract-calls'],
  ['POST', '/wps/relay/MCS2_claimRafflePromotion', 'claimRaffle', 'rewards/raffle'],
  ['GET', '/wps/relay/MCSFE_getMissionSummaryDetails', 'getMissionSummary', 'rewards/missions'],
  ['GET', '/wps/relay/MCSFE_getMissionLeaderboard', 'getMissionLeaderboard', 'rewards/missions'],
  ['GET', '/wps/relay/CSP_unreadCount', 'countUnreadMessages', 'messages/unread-count'],
  ['GET', '/wps/relay/MCS2_getPointBalance', 'getPointBalance', 'rewards/points'],
  ['GET', '/wps/relay/MCS2_getPointReward', 'getPointReward', 'rewards/points'],
  ['GET', '/wps/relay/MCS2_getRedeemPointList', 'getRedeemPointList', 'rewards/points'],
  ['GET', '/wps/relay/MCS2_getPointConfig', 'getPointConfig', 'rewards/points'],
  ['GET', '/wps/relay/ODSFE2_MemTransDet', 'getPointRecords', 'rewards/points'],
  ['POST', '/wps/relay/secure/MCS2_redeemPointReward', 'redeemPointReward', 'rewards/points', 'sealed'],
  ['POST', '/wps/relay/secure/MCS2_convertPoint', 'convertPoint', 'rewards/points', 'sealed'],
  // Spec: method and path are not shown.
  ['GET', contract.getAnnouncementContent.path, 'getAnnouncementContent', 'content/announcements'],
  ['POST', contract.getServiceLink.path, 'getServiceLink', 'content/support'],
  ['GET', contract.getCountries.path, 'getCountries', 'site/countries'],
  ['POST', contract.getLaunchAddress.path, 'getLaunchAddress', 'games/play/launch'],
  ['GET', contract.countAvailablePromotions.path, 'countAvailablePromotions', 'rewards/promotion-count'],
  ['POST', contract.loginWithIdentity.path, 'loginWithIdentity', 'account/identity'],
  ['POST', contract.loginWithSlider.path, 'loginWithSlider', 'account/login/log-in-by-name'],
]

test.each(CALLS.map((row) => ({ row, path: row[1] })))('$path', ({ row: [method, path, name, made, how] }) => {
  const call: Endpoint = contract[name]
  expect([call.method].flat()).toContain(method)
  expect(call.path).toBe(path)
  if (how) expect(call[how]).toBe(true)
  expect(readFileSync(join(import.meta.dirname, '../state', `${made}.ts`), 'utf8')).toMatch(new RegExp(`\\b${name}\\b`))
})
