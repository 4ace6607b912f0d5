/**
 * The pages of the member centre that the specification names, by their keys and in the order of its menu (spec 2, "Member
 * centre"): what a server's menu and links from elsewhere name them by. What each is stands in the centre's own table.
 */
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

/** Pages of ours beside them, which no server's menu names. */
export type OwnMemberPage = 'raffle'

/** Any page of the member centre. */
export type MemberPage = MemberPageKey | OwnMemberPage
