/** B banner, PL player list, PU popup, PR promotion, H headline. */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H'
export type Execution = 'A' | 'B' | 'F'

export interface Plan {
  readonly type: AnnouncementType
  readonly promotionType?: string
  /** B: before login, A: after it, F: at a member's first login. Both B and A unless said. */
  readonly executions?: readonly Execution[]
}

/** What is announced; the words for each key stand in one file a language. */
export const PLANS = {
  'welcome-banner': { type: 'B', executions: ['A', 'B', 'F'] },
  'live-banner': { type: 'B' },
  'weekend-banner': { type: 'B' },
  'draws-banner': { type: 'B' },
  'slots-banner': { type: 'B' },
  'app-banner': { type: 'B' },
  'new-start': { type: 'PU', executions: ['B'] },
  'welcome-back': { type: 'PU', promotionType: 'WEEKLY', executions: ['A'] },
  limits: { type: 'PU', executions: ['A', 'B'] },
  'first-steps': { type: 'PU', promotionType: 'WELCOME', executions: ['F'] },
  'weekly-cashback': { type: 'PR', promotionType: 'CASHBACK' },
  'slot-race': { type: 'PR', promotionType: 'TOURNAMENT' },
  friends: { type: 'PR', promotionType: 'REFERRAL' },
  'vip-month': { type: 'PR', promotionType: 'VIP', executions: ['A'] },
  'welcome-offer': { type: 'PR', promotionType: 'WELCOME', executions: ['B', 'F'] },
  'maintenance-night': { type: 'H' },
  'support-hours': { type: 'H', executions: ['A', 'B', 'F'] },
  'new-tables': { type: 'PL' },
  'withdrawal-times': { type: 'PL' },
  'verify-account': { type: 'PL', executions: ['A', 'B', 'F'] },
  'safe-password': { type: 'PL' },
  'false-mails': { type: 'PL' },
  'app-update': { type: 'PL' },
  'draw-calendar': { type: 'PL' },
  'rule-change': { type: 'PL' },
  'new-slots': { type: 'PL' },
  'time-out': { type: 'PL' },
} as const satisfies Readonly<Record<string, Plan>>

export type AnnouncementKey = keyof typeof PLANS
/** Title and HTML of each; `{name}` stands for the brand's name; `fill.ts` says what else is left open. */
export type AnnouncementTexts = Readonly<Record<AnnouncementKey, readonly [title: string, html: string]>>
