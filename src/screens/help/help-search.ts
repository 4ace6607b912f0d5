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

/** Whether a text holds every word of a query, whatever its case and marks. */
export function matchesQuery(text: string, query: string): boolean {
  const searched = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

/** Keeps the articles that hold every word, in their title, their text or their topic's title; topics without any go. */
export function searchHelp(topics: readonly HelpTopic[], query: string): readonly HelpTopic[] {
  if (query.trim() === '') return topics
  return topics
    .map((topic) => ({
      ...topic,
      articles: topic.articles.filter(({ title, content }) =>
        matchesQuery(`${topic.title} ${title} ${withoutTags(content)}`, query),
      ),
    }))
    .filter(({ articles }) => articles.length > 0)
}
