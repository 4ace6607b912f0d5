/** The announcements of a merchant: texts times executions, dated backwards from today (spec 3, "Announcement"). */
import { escapeHtml } from '../../../build/page/escape-html.ts'
import type { Context } from '../../context.ts'
import type { ContentLanguage, MerchantSeed } from '../../site/merchant.ts'
import { fillIn, type Currency, type Texts } from '../fill.ts'

/** B banner, PL player list, PU popup, PR promotion, H headline. */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H'
export type Execution = 'A' | 'B' | 'F'

export interface SeededAnnouncement {
  readonly id: string
  readonly key: AnnouncementKey
  readonly type: AnnouncementType
  readonly title: string
  readonly content: string
  readonly promotionType: string
  readonly execution: Execution
  readonly time: number
}

interface Plan {
  readonly type: AnnouncementType
  readonly promotionType?: string
  /** B: before login, A: after it, F: at a member's first login. Both B and A unless said. */
  readonly executions?: readonly Execution[]
}

/** What is announced; each has a page of the demonstration's, `notices/<key>`. */
const PLANS = {
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
/** Whose they are, and whose words. */
type Announcing = Pick<Context, 'today'> & Texts & { readonly merchant: Pick<MerchantSeed, 'name'> & Currency }

const BOTH: readonly Execution[] = ['A', 'B']
const HOUR = 3_600_000

/**
 * All announcements of a merchant, the newest first.
 * @param announcing `today` is midnight in milliseconds; each is eleven hours older than the one before
 */
export function announcementsOf({ merchant, today, demo }: Announcing, family: ContentLanguage): SeededAnnouncement[] {
  const { name } = merchant
  const plans = Object.entries(PLANS) as [AnnouncementKey, Plan][] // the record's own keys
  return plans.flatMap(([key, { type, promotionType = '', executions = BOTH }], index) => {
    const { title, html } = demo.texts.page(family, `notices/${key}`)
    return executions.map((execution) => ({
      key,
      id: `${key}-${execution.toLowerCase()}`,
      type,
      title: title.replaceAll('{name}', name),
      // A brand's name is text, and this is HTML.
      content: fillIn(html, family, merchant).replaceAll('{name}', escapeHtml(name)),
      promotionType,
      execution,
      time: today - index * 11 * HOUR + 9 * HOUR,
    }))
  })
}
