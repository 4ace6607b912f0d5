/** Finds articles by the words that were typed. */

export interface HelpArticle {
  readonly id: string
  readonly title: string
  /** HTML. */
  readonly content: string
}

export interface HelpTopic {
  readonly id: string
  readonly title: string
  readonly articles: readonly HelpArticle[]
}

/** Lower case without marks, so that "deposito" finds "Depósito". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ')

/** Keeps the articles that hold every word, in their title, their text or their topic's title; topics without any go. */
export function searchHelp(topics: readonly HelpTopic[], query: string): readonly HelpTopic[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return topics
  return topics
    .map((topic) => ({
      ...topic,
      articles: topic.articles.filter(({ title, content }) => {
        const text = plain(`${topic.title} ${title} ${withoutTags(content)}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ articles }) => articles.length > 0)
}
