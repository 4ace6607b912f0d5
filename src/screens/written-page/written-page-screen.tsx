import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useWrittenPage } from '../../parts/content/written/use-written-page.ts'
import { WrittenText } from '../../parts/content/written/written-text.tsx'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { usePageName } from '../../parts/site/use-page-name/use-page-name.ts'
import { writtenPageAt, type WrittenPageName } from '../../rules/content/written-pages.ts'
import { drawnAs } from '../../state/content/written-page.ts'
import { languageAtom } from '../../state/site/language.ts'
import { useModules } from '../../state/site/modules.ts'
import { lazyView } from '../../ui/states/lazy-view.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { padded } from '../../ui/page/page.css.ts'
import { Placeholder } from '../../ui/states/placeholder.tsx'
import { pageTitle } from '../../ui/layout/text.css.ts'

const AffiliateApplication = lazyView(() =>
  import('./affiliate/affiliate-application.tsx').then((it) => it.AffiliateApplication),
)

/** The pages that the brand has written (spec 2): which one the address says. */
export function WrittenPageScreen() {
  const name = useLocation({ select: ({ pathname }) => writtenPageAt(pathname) })
  // While one page fades into another, the address is the other's already.
  return name && <WrittenPageView key={name} name={name} />
}

function WrittenPageView({ name }: { readonly name: WrittenPageName }) {
  const asked = useWrittenPage(name)
  const { code } = useAtomValue(languageAtom)
  const { flags } = useModules()
  usePageName(asked.data?.title ?? null, asked.data?.description)
  return (
    <div className={padded}>
      <QueryView
        query={asked}
        waiting={
          <Stack>
            <Placeholder of="control" />
            <Placeholder of="table" />
          </Stack>
        }
      >
        {(page) => (
          <article lang={page.language} data-written={drawnAs(code, name)}>
            <Stack space="l">
              <h1 className={pageTitle}>{page.title}</h1>
              <WrittenText page={page} />
            </Stack>
          </article>
        )}
      </QueryView>
      {name === 'affiliates' && flags.AFFILIATE && <AffiliateApplication />}
    </div>
  )
}
