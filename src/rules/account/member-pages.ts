/** The pages of the member centre, and what an address names them by (spec 2, "Member centre"). */

/** Every page by its key, in the order of the spec's menu. */
export const MEMBER_PAGES = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'manualRebate',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
] as const
export type MemberPageKey = (typeof MEMBER_PAGES)[number]

/** The page that opens where none is asked for (spec 2: "default page securityCenter"). */
export const DEFAULT_MEMBER_PAGE = 'securityCenter' satisfies MemberPageKey

/** What an address says for the menu alone, which is a page of its own where there is no room beside one. */
export const MEMBER_MENU = 'menu'

/** Shorter words for the same pages; they are read and never written. */
const ALIASES: ReadonlyMap<string, MemberPageKey> = new Map([
  ['account', 'securityCenter'],
  ['wallet', 'transferFund'],
  ['deposit', 'depositv2'],
  ['upline', 'transferUpline'],
  ['bets', 'personalHistoryCopy'],
  ['cashback', 'manualRebate'],
  ['transactions', 'transactionHistory'],
  ['profit', 'personalProfit'],
  ['bonuses', 'bonusDetails'],
  ['rewards', 'rewardCenter'],
  ['invite', 'referral'],
  ['missions', 'missionLeaderboard'],
  ['messages', 'messageV2'],
])

/** Whether a server's or an address's word is the key of a page. */
export const isMemberPage = (text: string): text is MemberPageKey => MEMBER_PAGES.some((key) => key === text)

/**
 * Reads the `member` of an address.
 * @returns the page, `menu` for the menu alone; the default page for what nobody knows
 */
export function readMemberPage(text: string): MemberPageKey | typeof MEMBER_MENU {
  if (text === MEMBER_MENU || isMemberPage(text)) return text
  return ALIASES.get(text) ?? DEFAULT_MEMBER_PAGE
}

/**
 * The page that shows, of those that the menu has: the one that is asked for, else the default, else the first.
 * @returns `undefined` for an empty menu
 */
export function shownMemberPage<Key extends MemberPageKey>(
  asked: MemberPageKey | typeof MEMBER_MENU,
  menu: readonly Key[],
): Key | undefined {
  return menu.find((key) => key === asked) ?? menu.find((key) => key === DEFAULT_MEMBER_PAGE) ?? menu[0]
}
