/** The help centre's topics (spec 7, "System and site"). */
import { escapeHtml } from '../../../build/page/escape-html.ts'
import type { ContentLanguage, MerchantSeed } from '../../site/merchant.ts'
import { fillIn, type Currency, type Texts } from '../fill.ts'

/** What is explained, by topic; each article is a page of the demonstration's, `help/<key>`. */
const TOPICS = [
  { id: 'account', title: 'Account', articles: ['log-in', 'forgotten-password', 'verify'] },
  { id: 'deposits', title: 'Deposits', articles: ['how-to-deposit', 'deposit-missing'] },
  { id: 'withdrawals', title: 'Withdrawals', articles: ['how-to-withdraw', 'withdrawal-refused'] },
  { id: 'games', title: 'Games', articles: ['game-stuck', 'void-bets', 'free-trial'] },
  { id: 'bonuses', title: 'Bonuses', articles: ['wagering', 'cashback'] },
  {
    id: 'responsible-gaming',
    title: 'Responsible gaming',
    articles: ['set-limits', 'take-a-break', 'warning-signs', 'protect-children'],
  },
  { id: 'technical', title: 'Technical help', articles: ['slow-page', 'install-app'] },
] as const

export type ArticleKey = (typeof TOPICS)[number]['articles'][number]

/** Whose help centre, and whose words. */
type Helped = Texts & { readonly merchant: Pick<MerchantSeed, 'name'> & Currency }

function articleOf({ merchant, demo }: Helped, family: ContentLanguage, key: ArticleKey) {
  const { title, html } = demo.texts.page(family, `help/${key}`)
  // `{name}` stands for the brand's name.
  return { id: key, title, content: fillIn(html, family, merchant).replaceAll('{name}', escapeHtml(merchant.name)) }
}

/** The topics in a language, in the order in which players look for them. */
export const helpTopics = (family: ContentLanguage, helped: Helped) =>
  TOPICS.map(({ id, title, articles }) => ({
    id,
    title: helped.demo.texts.say(family, 'help topic', title),
    articles: articles.map((key) => articleOf(helped, family, key)),
  }))

/** Some articles one under the other, each under its title. */
export const articleHtml = (family: ContentLanguage, helped: Helped, keys: readonly ArticleKey[]): string =>
  keys
    .map((key) => articleOf(helped, family, key))
    .map(({ title, content }) => `<h4>${title}</h4>${content}`)
    .join('')
