import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Megaphone } from '../../ui/icons.tsx'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatTimestamp } from '../../i18n/format.ts'
import { announcementsQuery } from '../../state/announcements.ts'
import { gatewayAtom } from '../../state/gateway.ts'
import { languageAtom } from '../../state/language.ts'
import { sessionAtom } from '../../state/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { skeletonLine } from '../../ui/feedback.css.ts'
import { icon } from '../../ui/icon.css.ts'
import { lazyView } from '../../ui/lazy-view.tsx'
import * as css from './notice-list.css.ts'
import { NoticesWaiting } from './notices-waiting.tsx'

const Line = () => <span className={skeletonLine.long} />

const ServerHtml = lazyView(() => import('../html/server-html.tsx').then((it) => it.ServerHtml), Line)
const FailureNotice = lazyView(() => import('../failure-notice/failure-notice.tsx').then((it) => it.FailureNotice))

/** The newest announcements; each opens where it stands (spec 2, "Notice page"). */
export function NoticeList({ limit }: { readonly limit: number }) {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  // Spec 6: guests and members see different announcements.
  const execution = useAtomValue(sessionAtom) ? 'A' : 'B'
  const { data, error, refetch, isFetching } = useQuery(announcementsQuery(useAtomValue(gatewayAtom), code, execution))
  if (error && !data) {
    return (
      <div className={css.list}>
        <div className={css.middle}>
          <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </div>
      </div>
    )
  }
  if (!data) {
    return <NoticesWaiting count={limit} />
  }
  const notices = data.player.slice(0, limit)
  return (
    <div className={css.list}>
      {notices.length === 0 && (
        <EmptyState icon={Megaphone} title={t`No notices today`}>
          <p>
            <Trans>News about the site and its promotions will stand here.</Trans>
          </p>
        </EmptyState>
      )}
      {notices.map((notice) => (
        <Notice key={notice.id} {...notice} />
      ))}
    </div>
  )
}

interface NoticeProps {
  readonly title: string
  readonly content: string
  /** Milliseconds since 1970, UTC. */
  readonly time: number
}

function Notice({ title, content, time }: NoticeProps) {
  // What was never opened is never parsed.
  const [seen, setSeen] = useState(false)
  return (
    <details className={css.notice} onToggle={(event) => event.currentTarget.open && setSeen(true)}>
      <summary className={css.head}>
        <time className={css.time} dateTime={new Date(time).toISOString()}>
          {formatTimestamp(time)}
        </time>
        <span className={css.title}>{title}</span>
        <ChevronDown aria-hidden className={`${icon.m} ${css.chevron}`} />
      </summary>
      {seen && <ServerHtml source={content} className={css.body} />}
    </details>
  )
}
