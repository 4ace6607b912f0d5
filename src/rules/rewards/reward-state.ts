/** What has become of a reward (spec 4, "Promotion or activity status", some of which come in lower case). */

export const REWARD_STATES = [
  'join',
  'joined',
  'applying',
  'process',
  'claim',
  'claimed',
  'issued',
  'rejected',
  'coming-soon',
  'close',
] as const
export type RewardState = (typeof REWARD_STATES)[number]

/** Other words for the same. */
const ALIASES: ReadonlyMap<string, RewardState> = new Map([
  ['signed', 'joined'],
  ['closed', 'close'],
])

/** Reads the platform's word for a state; `null` for one that nobody knows here. */
export function readRewardState(text: string): RewardState | null {
  const word = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
  return REWARD_STATES.find((state) => state === word) ?? ALIASES.get(word) ?? null
}
