/** The announcements of a merchant: texts times executions, dated backwards from today (spec 3, "Announcement"). */
import { escapeHtml } from '../../../build/page/escape-html.ts'
import { withRegions, type ContentLanguage, type MerchantSeed } from '../../site/merchant.ts'
import {
  PLANS,
  type AnnouncementKey,
  type AnnouncementTexts,
  type AnnouncementType,
  type Execution,
  type Plan,
} from './announcement-plans.ts'
import { announcementTexts as english } from './announcements-en.ts'
import { announcementTexts as argentine } from './announcements-es-ar.ts'
import { announcementTexts as spanish } from './announcements-es.ts'
import { announcementTexts as indonesian } from './announcements-id.ts'
import { announcementTexts as thai } from './announcements-th.ts'
import { announcementTexts as vietnamese } from './announcements-vi.ts'
import { announcementTexts as chinese } from './announcements-zh-hans.ts'
import { fillIn, type Currency } from '../fill.ts'

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
