import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { holdsWords } from '../../rules/games/name-search.ts'
import { Search, SearchX } from '../../ui/media/later-icons.ts'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { ABOUT_PAGES, GUIDE_PAGES, PAGE_TITLES } from '../../parts/content/written/page-titles.ts'
import { ServerHtml } from '../../parts/content/html/server-html.tsx'
import { ChatLink } from '../../parts/content/chat/chat-link.tsx'
import { SupportButton } from '../../parts/content/support/support-button.tsx'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { helpQuery } from '../../state/content/help.ts'
import { languageAtom } from '../../state/site/language.ts'
import { textLink } from '../../ui/actions/text-link.css.ts'
import * as disclosure from '../../ui/overlays/disclosure.css.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { searchMark } from '../../ui/fields/search-mark.css.ts'
import { rows } from '../../ui/page/page.css.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { cardTitle, pageTitle } from '../../ui/layout/text.css.ts'
import { AboutTopics } from './about-topics.tsx'
import { Article } from './article.tsx'
import { FeedbackForm } from '../../parts/content/feedback/feedback-form.tsx'
import { searchHelp } from './help-search.ts'
import * as css from './help-screen.css.ts'
import { useHelpSearch } from './use-help-search.ts'
import { useOpenAnchor } from './use-open-anchor.ts'

/** The help centre: topics, search, what the footer leads to, and feedback. */
export function HelpScreen() {
  const { i18n, t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const asked = useQuery(helpQuery(code))
  const { data, error } = asked
  const { query, setQuery } = useHelpSearch()
  const topics = data && searchHelp(data.topics, query)
  const about = [...GUIDE_PAGES, ...ABOUT_PAGES].filter((name) => holdsWords(i18n._(PAGE_TITLES[name]), query))
  // What this site itself knows stands below what the server says, and waits for it: else it would be pushed away.
  const settled = data !== undefined || error !== null
  useOpenAnchor(settled)
  return (
    <div className={css.screen}>
      <div className={css.top}>
        <h1 className={pageTitle}>
          <Trans>Help centre</Trans>
        </h1>
        <search>
          <TextField
            id="help-search"
            type="search"
            name="q"
            label={t`Search the help centre`}
            hideLabel
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            end={<Search aria-hidden className={searchMark} />}
          />
        </search>
      </div>
      <div className={css.sides}>
        <div className={css.topics} aria-busy={!settled}>
          <QueryView
            query={asked}
            waiting={
              <>
                <Skeleton className={css.waiting} />
                <Skeleton className={css.waiting} />
                <Skeleton className={css.waiting} />
              </>
            }
            isEmpty={() => topics?.length === 0 && about.length === 0}
            empty={
              <EmptyState icon={SearchX} title={t`Nothing found`}>
                <p>
                  <Trans>Try fewer or other words, or ask customer service.</Trans>
                </p>
              </EmptyState>
            }
          >
            {() =>
              topics?.map((topic) => (
                <section key={topic.id} id={`topic-${topic.id}`} className={css.topic} aria-label={topic.title}>
                  <h2 className={cardTitle}>{topic.title}</h2>
                  <div className={rows}>
                    {topic.articles.map(({ id, title, content }) => (
                      <Article key={id} id={`article-${id}`} title={title}>
                        {() => <ServerHtml source={content} className={disclosure.content} />}
                      </Article>
                    ))}
                  </div>
                </section>
              ))
            }
          </QueryView>
          {settled && about.length > 0 && <AboutTopics names={about} />}
        </div>
        <div className={css.aside}>
          <section id="feedback" className={css.panel} aria-labelledby="feedback-title">
            <h2 id="feedback-title" className={cardTitle}>
              <Trans>Send feedback</Trans>
            </h2>
            <FeedbackForm short />
            <Link to="/feedback" className={textLink}>
              <Trans>Write more, add pictures, and see your tickets</Trans>
            </Link>
          </section>
          <ChatLink />
          <SupportButton wide />
        </div>
      </div>
    </div>
  )
}
