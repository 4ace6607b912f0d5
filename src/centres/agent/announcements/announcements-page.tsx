import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { NoticeRows } from '../../../parts/content/notices/notice-rows.tsx'
import { Notice } from '../../../parts/content/notices/notice.tsx'
import { NoticesSkeleton } from '../../../parts/content/notices/notices-skeleton.tsx'
import { usePageAddress } from '../../../parts/records/date-range/use-range.ts'
import { WaitsForNetwork } from '../../../parts/site/failure-notice/waits-for-network.tsx'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { QueryView } from '../../../parts/site/query-view/query-view.tsx'
import { PAGE_NOTICES } from '../../../rules/figures.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { agentAnnouncementsQuery } from '../../../state/team/announcements.ts'
import { Pager } from '../../../ui/lists/pager.tsx'
import { Megaphone } from '../../../ui/media/later-icons.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

/** How many rows stand there while the list is on its way. */
const WAITING = 3

/** What agents are told (spec 2, "Agent centre": Announcement), which members are not. The address says which page, and which is open. */
export function AnnouncementsPage() {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const { valueOf, write } = usePageAddress()
  const asked = valueOf('pageNo')
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
  const query = useQuery(agentAnnouncementsQuery(code, page))
  const pages = Math.ceil((query.data?.total ?? 0) / PAGE_NOTICES)
  return (
    <>
      {query.fetchStatus === 'paused' && <WaitsForNetwork />}
      <QueryView
        query={query}
        tellsStale
        waiting={<NoticesSkeleton count={WAITING} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState icon={Megaphone} title={t`No announcements`}>
            <p>
              <Trans>News for agents will appear here.</Trans>
            </p>
          </EmptyState>
        }
      >
        {({ list }) => (
          <NoticeRows few>
            {list.map((notice) => (
              <Notice
                key={notice.id}
                notice={notice}
                whole
                open={notice.id === valueOf('notice')}
                onOpen={() => write({ notice: notice.id })}
              />
            ))}
          </NoticeRows>
        )}
      </QueryView>
      <MerchantClock />
      <Pager
        page={page}
        pages={pages}
        label={t`Pages of announcements`}
        onPage={(next) => write({ pageNo: String(next), notice: '' })}
      />
    </>
  )
}
