import { Trans, useLingui } from '@lingui/react/macro'
import { PAGE_TITLES } from '../../parts/content/written/page-titles.ts'
import { useWrittenPage } from '../../parts/content/written/use-written-page.ts'
import { WrittenText } from '../../parts/content/written/written-text.tsx'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import type { WrittenPageName } from '../../rules/content/written-pages.ts'
import { rows } from '../../ui/page/page.css.ts'
import { cardTitle } from '../../ui/layout/text.css.ts'
import { Placeholder } from '../../ui/states/placeholder.tsx'
import { Article } from './article.tsx'
import * as css from './help-screen.css.ts'

/** The pages that the brand has written, to be read in place: where the help centre has no frame, nothing leads to them. */
export function AboutTopics({ names }: { readonly names: readonly WrittenPageName[] }) {
  const { i18n } = useLingui()
  return (
    <section className={css.topic} aria-labelledby="about-title">
      <h2 id="about-title" className={cardTitle}>
        <Trans>About and rules</Trans>
      </h2>
      <div className={rows}>
        {names.map((name) => (
          <Article key={name} id={name} title={i18n._(PAGE_TITLES[name])}>
            {() => <AboutText name={name} />}
          </Article>
        ))}
      </div>
    </section>
  )
}

function AboutText({ name }: { readonly name: WrittenPageName }) {
  return (
    <div className={css.answerText}>
      <QueryView query={useWrittenPage(name)} waiting={<Placeholder of="card" />}>
        {(page) => <WrittenText page={page} />}
      </QueryView>
    </div>
  )
}
