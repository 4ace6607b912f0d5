import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { SupportButton } from '../../../parts/content/support/support-button.tsx'
import { helpQuery } from '../../../state/content/help.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import type { LaterProps } from '../section/later-section.tsx'
import * as css from './concierge.css.ts'

const SHOWN = 4

/** Customer service and help as an invitation. Where the topics can't be read, the way to a person is enough. */
export function ConciergeSection({ titleId, title }: LaterProps) {
  const { code } = useAtomValue(languageAtom)
  const { data } = useQuery(helpQuery(code))
  return (
    <div className={css.concierge}>
      <div className={css.words}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <p className={css.line}>
          <Trans>A payment, a game, your account: tell us what it is about, and a person will answer.</Trans>
        </p>
        <div className={css.actions}>
          <SupportButton />
          <Link to="/help" className={buttonClass('ghost')}>
            <Trans>Help centre</Trans>
          </Link>
        </div>
      </div>
      {data && (
        <ul className={css.topics}>
          {data.topics.slice(0, SHOWN).map(({ id, title: name, articles }) => (
            <li key={id}>
              <Link to="/help" hash={`topic-${id}`} className={css.topic}>
                <span className={css.name}>{name}</span>
                <span className={css.note}>
                  <Plural value={articles.length} one="# answer" other="# answers" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
