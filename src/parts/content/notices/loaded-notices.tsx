import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { announcementsQuery, executionAtom, type Announcement } from '../../../state/content/announcements.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Megaphone } from '../../../ui/media/later-icons.ts'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import { QueryStates } from '../../../ui/states/query-states.tsx'
import * as css from './notice-list.css.ts'
import { NoticesSkeleton } from './notices-skeleton.tsx'

const FailureNotice = lazyView(() =>
  import('../../site/failure-notice/failure-notice.tsx').then((it) => it.FailureNotice),
)

interface LoadedNoticesProps {
  /** How many rows of the list stand in the place while it loads. */
  readonly rows: number
  readonly children: (notices: readonly Announcement[]) => ReactNode
}

/** The visitor's announcements, and what stands in their place while there are none (spec 6: guests see others). */
export function LoadedNotices({ rows, children }: LoadedNoticesProps) {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const execution = useAtomValue(executionAtom)
  const query = useQuery(announcementsQuery(code, execution))
  const { isFetching, refetch } = query
  return (
    <QueryStates
      query={query}
      waiting={<NoticesSkeleton count={rows} />}
      renderFailure={(error) => (
        <div className={css.list}>
          <div className={css.middle}>
            <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />
          </div>
        </div>
      )}
      isEmpty={({ player }) => player.length === 0}
      empty={
        <div className={css.list}>
          <EmptyState icon={Megaphone} title={t`No notices today`}>
            <p>
              <Trans>News about the site and its promotions will appear here.</Trans>
            </p>
          </EmptyState>
        </div>
      }
    >
      {({ player }) => children(player)}
    </QueryStates>
  )
}
