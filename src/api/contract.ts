/** Every call there is. The sandbox answers exactly these, and the list of assumptions is made from them. */
import type { Endpoint, Method } from './endpoint.ts'
import * as announcements from './announcements.ts'
import * as games from './games.ts'
import * as help from './help.ts'
import * as identity from './identity/login.ts'
import * as lottery from './lottery.ts'
import * as messages from './messages.ts'
import * as password from './password.ts'
import * as registration from './registration.ts'
import * as rewards from './rewards.ts'
import * as secondFactor from './second-factor.ts'
import * as session from './session.ts'
import * as support from './support.ts'
import * as site from './site.ts'
import * as slider from './slider-captcha.ts'
import * as sms from './sms.ts'
import * as system from './system.ts'
import * as vendors from './vendors.ts'
import * as wallet from './wallet.ts'

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
  listVnGameMenu: lottery.listVnGameMenu,
  listRecentVnGames: lottery.listRecentVnGames,
  listVnOpenedNumbers: lottery.listVnOpenedNumbers,
  listOpenedNumbers: lottery.listOpenedNumbers,
  listVendors: vendors.listVendors,
  listGames: games.listGames,
  listHotGames: games.listHotGames,
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
  getBalance: wallet.getBalance,
  countAvailablePromotions: rewards.countAvailablePromotions,
  countUnreadMessages: messages.countUnreadMessages,
  getServiceLink: support.getServiceLink,
}

export type Contract = typeof contract

/** The same as a list, for what runs over all of them. */
export const endpoints: readonly Endpoint[] = Object.values(contract)

/** A call whose path, method or fields the spec does not show: what an operator compares with their own platform. */
export interface Assumption {
  readonly name: string
  readonly module: string
  /** The default first. */
  readonly methods: readonly Method[]
  readonly path: string
}

/** The assumed calls, by path (spec 7: "method and path for these are not shown"). */
export function listAssumptions(): readonly Assumption[] {
  return endpoints
    .filter((each) => each.assumed)
    .map(({ name, module, method, path }) => ({
      name,
      module,
      methods: typeof method === 'string' ? [method] : method,
      path,
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path, 'en'))
}
