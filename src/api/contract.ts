/** Every call there is. The sandbox answers exactly these, and the list of assumptions is made from them. */
import * as announcements from './announcements.ts'
import * as messages from './messages.ts'
import * as rewards from './rewards.ts'
import * as session from './session.ts'
import * as support from './support.ts'
import * as system from './system.ts'
import * as wallet from './wallet.ts'

export const contract = {
  getWhitelabel: system.getWhitelabel,
  getStatus: system.getStatus,
  getDomainRoute: system.getDomainRoute,
  getHelpCentre: system.getHelpCentre,
  sendFeedback: system.sendFeedback,
  getCountries: system.getCountries,
  listAnnouncements: announcements.listAnnouncements,
  getAnnouncementContent: announcements.getAnnouncementContent,
  getCaptcha: session.getCaptcha,
  login: session.login,
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
