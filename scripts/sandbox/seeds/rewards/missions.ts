/** The missions of every merchant. */

export const MISSION_KINDS = ['rounds-of-the-day', 'bets-of-the-week', 'deposit-of-the-week'] as const
export type MissionKind = (typeof MISSION_KINDS)[number]

interface Plan {
  readonly period: 'day' | 'week'
  readonly unit: 'count' | 'money'
  /** A number of things, or whole units of the currency. */
  readonly goal: number
  /** In whole units of the currency. */
  readonly reward: number
}

export const MISSIONS: Readonly<Record<MissionKind, Plan>> = {
  'rounds-of-the-day': { period: 'day', unit: 'count', goal: 20, reward: 2 },
  'bets-of-the-week': { period: 'week', unit: 'money', goal: 500, reward: 15 },
  'deposit-of-the-week': { period: 'week', unit: 'count', goal: 1, reward: 5 },
}

/** Title and description in English. */
export const MISSION_TEXTS: Readonly<Record<MissionKind, readonly [title: string, description: string]>> = {
  'rounds-of-the-day': ['20 rounds', 'Every round for money counts, whatever the game.'],
  'bets-of-the-week': ['Valid bets of the week', 'What was at risk in settled rounds since Monday.'],
  'deposit-of-the-week': ['One deposit this week', 'Any amount, once it is credited.'],
}
