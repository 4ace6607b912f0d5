import { Trans, useLingui } from '@lingui/react/macro'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { useResources } from '../../parts/site/site-links/use-resources.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Smartphone } from '../../ui/media/later-icons.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { operatingSystem } from '../../rules/site/operating-system.ts'
import { AppCard } from './app-card.tsx'
import { Contacts } from './contacts.tsx'
import * as css from './download-screen.css.ts'
import { fittingFirst } from './fitting-first.ts'
import { Guide } from './guide.tsx'
import { InstallCard } from './install-card.tsx'

/** The download page: each app that the gateway names, with its steps, then the installation guide. */
export function DownloadScreen() {
  const { t } = useLingui()
  const { query } = useResources()
  return (
    <div className={css.screen}>
      <PageHead
        title={<Trans>Download the app</Trans>}
        lead={
          <span data-read>
            <Trans>
              The same account and the same games, one tap away. Scan a code with your phone, or download it there.
            </Trans>
          </span>
        }
      />
      <InstallCard />
      <QueryView
        query={query}
        waiting={<AppsWaiting />}
        isEmpty={({ apps }) => apps.length === 0}
        empty={
          <EmptyState icon={Smartphone} title={t`There is no app yet`}>
            <p>
              <Trans>This site works on every phone: add it to your home screen from your browser's menu.</Trans>
            </p>
          </EmptyState>
        }
      >
        {({ apps }) => (
          <div className={css.apps}>
            {fittingFirst(apps, operatingSystem(navigator.userAgent)).map((app) => (
              <AppCard key={app.kind} app={app} />
            ))}
          </div>
        )}
      </QueryView>
      <Guide />
      <Contacts />
    </div>
  )
}

/** In the size of three apps. */
const AppsWaiting = () => (
  <div className={css.apps} aria-busy>
    <Skeleton className={css.waiting} />
    <Skeleton className={css.waiting} />
    <Skeleton className={css.waiting} />
  </div>
)
