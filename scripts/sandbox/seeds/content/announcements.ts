/** The announcements of a merchant: texts times executions, dated backwards from today (spec 3, "Announcement"). */
import { escapeHtml } from '../../../build/page/escape-html.ts'
import { withRegions, type ContentLanguage, type MerchantSeed } from '../../site/merchant.ts'
import { announcementTexts as english } from './announcements-en.ts'
import { announcementTexts as argentine } from './announcements-es-ar.ts'
import { announcementTexts as spanish } from './announcements-es.ts'
import { announcementTexts as indonesian } from './announcements-id.ts'
import { announcementTexts as thai } from './announcements-th.ts'
import { announcementTexts as vietnamese } from './announcements-vi.ts'
import { announcementTexts as chinese } from './announcements-zh-hans.ts'
import { fillIn, type Currency } from '../fill.ts'

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

/** What is announced; the words for each key stand in one file a language. */
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
/** Title and HTML of each; `{name}` stands for the brand's name; `fill.ts` says what else is left open. */
export type AnnouncementTexts = Readonly<Record<AnnouncementKey, readonly [title: string, html: string]>>

const TEXTS = withRegions<AnnouncementTexts>({
  en: english,
  es: spanish,
  'es-AR': argentine,
  id: indonesian,
  th: thai,
  vi: vietnamese,
  'zh-Hans': chinese,
})
const BOTH: readonly Execution[] = ['A', 'B']
const HOUR = 3_600_000

/**
 * All announcements of a merchant, the newest first.
 * @param today midnight in milliseconds; each is eleven hours older than the one before
 */
export function announcementsOf(
  merchant: Pick<MerchantSeed, 'name'> & Currency,
  family: ContentLanguage,
  today: number,
): SeededAnnouncement[] {
  const { name } = merchant
  const plans = Object.entries(PLANS) as [AnnouncementKey, Plan][] // the record's own keys
  return plans.flatMap(([key, { type, promotionType = '', executions = BOTH }], index) => {
    const [title, content] = TEXTS[family][key]
    return executions.map((execution) => ({
      key,
      id: `${key}-${execution.toLowerCase()}`,
      type,
      title: title.replaceAll('{name}', name),
      // A brand's name is text, and this is HTML.
      content: fillIn(content, family, merchant).replaceAll('{name}', escapeHtml(name)),
      promotionType,
      execution,
      time: today - index * 11 * HOUR + 9 * HOUR,
    }))
  })
}
