import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { gatewayAtom } from '../../state/gateway.ts'
import { helpQuery } from '../../state/help.ts'
import { languageAtom } from '../../state/language.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { skeletonLine } from '../../ui/feedback.css.ts'
import { section, sectionHead } from '../../ui/page.css.ts'
import { sectionTitle } from '../../ui/text.css.ts'
import * as css from './help-section.css.ts'

const SHOWN = 4

/** The first topics of the help centre. Where they can't be read, the way to the help centre is enough. */
export function HelpSection() {
  const { code } = useAtomValue(languageAtom)
  const { data, isError } = useQuery(helpQuery(useAtomValue(gatewayAtom), code))
  return (
    <section className={section} aria-labelledby="help-title">
      <div className={sectionHead}>
        <h2 id="help-title" className={sectionTitle}>
          <Trans>Need a hand?</Trans>
        </h2>
        <Link to="/help" className={buttonClass('quiet', 's')}>
          <Trans>Help centre</Trans>
        </Link>
      </div>
      {!isError && (
        <ul className={css.grid} aria-busy={!data}>
          {data
            ? data.topics.slice(0, SHOWN).map(({ id, title, articles }) => (
                <li key={id}>
                  <Link to="/help" hash={`topic-${id}`} className={css.topic}>
                    <span className={css.title}>{title}</span>
                    <span className={css.line}>
                      <Plural value={articles.length} one="# answer" other="# answers" />
                    </span>
                  </Link>
                </li>
              ))
            : Array.from({ length: SHOWN }, (_, index) => (
                <li key={index} className={css.topic}>
                  <span className={skeletonLine.long} />
                  <span className={skeletonLine.short} />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}
