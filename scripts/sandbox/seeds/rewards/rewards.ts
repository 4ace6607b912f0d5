/** What rewards are given for. */

export const REWARD_KINDS = ['birthday', 'red-envelope', 'vip-level', 'vip-week', 'tournament', 'zalo'] as const
type RewardKind = (typeof REWARD_KINDS)[number]

/** Title and description in English. */
export const REWARD_TEXTS: Readonly<Record<RewardKind, readonly [title: string, description: string]>> = {
  birthday: ['Birthday present', 'Once a year, with our best wishes.'],
  'red-envelope': ['Red envelope', 'For the holiday.'],
  'vip-level': ['Level reward', 'For reaching a new VIP level.'],
  'vip-week': ['VIP of the week', 'For your level.'],
  zalo: ['Zalo reward', 'For adding us on Zalo.'],
  tournament: ['Tournament prize', 'For your place in the slot race.'],
}
