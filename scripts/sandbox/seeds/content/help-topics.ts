/** What is explained, by topic; the words for each article stand in one file a language. */
export const TOPICS = {
  account: ['log-in', 'forgotten-password', 'verify'],
  deposits: ['how-to-deposit', 'deposit-missing'],
  withdrawals: ['how-to-withdraw', 'withdrawal-refused'],
  games: ['game-stuck', 'void-bets', 'free-trial'],
  bonuses: ['wagering', 'cashback'],
  'responsible-gaming': ['set-limits', 'take-a-break', 'warning-signs', 'protect-children'],
  technical: ['slow-page', 'install-app'],
} as const

export type TopicKey = keyof typeof TOPICS
export type ArticleKey = (typeof TOPICS)[TopicKey][number]
/** Topic titles, and title and HTML of each article; `{name}` stands for the brand's name; `fill.ts` says what else is left open. */
export interface HelpTexts {
  readonly topics: Readonly<Record<TopicKey, string>>
  readonly articles: Readonly<Record<ArticleKey, readonly [title: string, html: string]>>
}
