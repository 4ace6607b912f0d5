/** What rewards are given for. */

export const REWARD_KINDS = ['birthday', 'red-envelope', 'vip-week', 'tournament'] as const
type RewardKind = (typeof REWARD_KINDS)[number]

/** Title and description in English. */
export const REWARD_TEXTS: Readonly<Record<RewardKind, readonly [title: string, description: string]>> = {
  birthday: ['Birthday present', 'Once a year, with our best wishes.'],
  'red-envelope': ['Red envelope', 'For the holiday.'],
  'vip-week': ['VIP of the week', 'For your level.'],
  tournament: ['Tournament prize', 'For your place in the slot race.'],
}
