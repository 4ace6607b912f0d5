import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { ABOUT_TOPICS } from '../../parts/content/about/about-topics.ts'
import { SupportButton } from '../../parts/content/support/support-button.tsx'
import { brandAtom } from '../../state/site/brand.ts'
import { rows } from '../../ui/page/page.css.ts'
import { cardTitle } from '../../ui/layout/text.css.ts'
import { Article } from './article.tsx'
import * as css from './help-screen.css.ts'

/** What the footer's links lead to: what this site itself knows, and for the legal texts whom to ask. */
export function AboutTopics({ topics }: { readonly topics: readonly (typeof ABOUT_TOPICS)[number][] }) {
  const { i18n } = useLingui()
  return (
    <section className={css.topic} aria-labelledby="about-title">
      <h2 id="about-title" className={cardTitle}>
        <Trans>About and rules</Trans>
      </h2>
      <div className={rows}>
        {topics.map(({ id, title }) => (
          <Article key={id} id={id} title={i18n._(title)}>
            {() => (
              <div className={css.answerText}>
                <AboutText id={id} />
                <div>
                  <SupportButton />
                </div>
              </div>
            )}
          </Article>
        ))}
      </div>
    </section>
  )
}

function AboutText({ id }: { readonly id: string }): ReactNode {
  const { name, footer, access } = useAtomValue(brandAtom)
  const age = access.minimumAge
  switch (id) {
    case 'about-company':
      return (
        <p>
          {footer.licence ?? <Trans>Customer service can tell you who operates {name} and under which licence.</Trans>}
        </p>
      )
    case 'contact-us':
      return (
        <p>
          <Trans>
            Customer service answers in a chat. For anything that can wait, send the feedback form on this page.
          </Trans>
        </p>
      )
    case 'responsible-gaming':
      return (
        <>
          <p>
            <Trans>
              Games are for people aged {age} and over. Play only with money you can afford to lose, decide before you
              begin how much to spend and how long to play, and never chase your losses.
            </Trans>
          </p>
          <p>
            <Trans>
              If playing stops being fun, stop. Customer service can lower your limits, give you a break or close your
              account.
            </Trans>
          </p>
        </>
      )
    case 'affiliates':
      return (
        <p>
          <Trans>Refer players and become an affiliate. Customer service explains the terms.</Trans>
        </p>
      )
    default:
      return (
        <p>
          <Trans>Customer service can send you the current text. Ask for it before you agree to it.</Trans>
        </p>
      )
  }
}
