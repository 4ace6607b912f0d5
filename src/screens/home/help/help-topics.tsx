import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { helpQuery } from '../../../state/content/help.ts'
import { languageAtom } from '../../../state/site/language.ts'
import * as css from './help-topics.css.ts'
import { HelpSkeleton } from './help-skeleton.tsx'

/** The first topics of the help centre. Where they can't be read, the way to the help centre is enough. */
export function HelpTopics({ limit }: { readonly limit: number }) {
  const { code } = useAtomValue(languageAtom)
  const { data, isError } = useQuery(helpQuery(code))
  if (isError) return null
  if (!data) return <HelpSkeleton />
  return (
    <ul className={css.grid}>
      {data.topics.slice(0, limit).map(({ id, title, articles }) => (
        <li key={id}>
          <Link to="/help" hash={`topic-${id}`} className={css.topic}>
            <span className={css.title}>{title}</span>
            <span className={css.line}>
              <Plural value={articles.length} one="# answer" other="# answers" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
