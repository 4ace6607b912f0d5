/** Finds articles by the words that were typed. */
import { holdsWords } from '../../rules/games/name-search.ts'

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

const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ')

/** Keeps the articles that hold every word, in their title, their text or their topic's title; topics without any go. */
export function searchHelp(topics: readonly HelpTopic[], query: string): readonly HelpTopic[] {
  if (query.trim() === '') return topics
  return topics
    .map((topic) => ({
      ...topic,
      articles: topic.articles.filter(({ title, content }) =>
        holdsWords(`${topic.title} ${title} ${withoutTags(content)}`, query),
      ),
    }))
    .filter(({ articles }) => articles.length > 0)
}
