/** The help centre's topics (spec 7, "System and site"). */
import { escapeHtml } from '../../../build/page/escape-html.ts'
import { withRegions, type ContentLanguage, type MerchantSeed } from '../../site/merchant.ts'
import { fillIn, type Currency } from '../fill.ts'
import { TOPICS, type ArticleKey, type HelpTexts, type TopicKey } from './help-topics.ts'
import { helpTexts as english } from './help-en.ts'
import { helpTexts as argentine } from './help-es-ar.ts'
import { helpTexts as spanish } from './help-es.ts'
import { helpTexts as indonesian } from './help-id.ts'
import { helpTexts as thai } from './help-th.ts'
import { helpTexts as vietnamese } from './help-vi.ts'
import { helpTexts as chinese } from './help-zh-hans.ts'

const TEXTS = withRegions<HelpTexts>({
  en: english,
  es: spanish,
  'es-AR': argentine,
  id: indonesian,
  th: thai,
  vi: vietnamese,
  'zh-Hans': chinese,
})

const filled = (html: string, family: ContentLanguage, merchant: Pick<MerchantSeed, 'name'> & Currency): string =>
  fillIn(html, family, merchant).replaceAll('{name}', escapeHtml(merchant.name))

/** The topics in a language, in the order in which players look for them. */
export function helpTopics(family: ContentLanguage, merchant: Pick<MerchantSeed, 'name'> & Currency) {
  const { topics, articles } = TEXTS[family]
  const entries = Object.entries(TOPICS) as [TopicKey, readonly ArticleKey[]][] // the record's own keys
  return entries.map(([topic, keys]) => ({
    id: topic,
    title: topics[topic],
    articles: keys.map((key) => ({
      id: key,
      title: articles[key][0],
      content: filled(articles[key][1], family, merchant),
    })),
  }))
}

/** Some articles one under the other, each under its title. */
export function articleHtml(
  family: ContentLanguage,
  merchant: Pick<MerchantSeed, 'name'> & Currency,
  keys: readonly ArticleKey[],
): string {
  return keys
    .map((key) => TEXTS[family].articles[key])
    .map(([title, html]) => `<h4>${title}</h4>${filled(html, family, merchant)}`)
    .join('')
}
