import { useState } from 'react'
import { formatTimestamp } from '../../i18n/format.ts'
import { skeletonLine } from '../../ui/feedback.css.ts'
import { icon } from '../../ui/icon.css.ts'
import { ChevronDown } from '../../ui/icons.tsx'
import { lazyView } from '../../ui/lazy-view.tsx'
import * as css from './notice-list.css.ts'

const Line = () => <span className={skeletonLine.long} />

const ServerHtml = lazyView(() => import('../html/server-html.tsx').then((it) => it.ServerHtml), Line)

interface NoticeProps {
  readonly title: string
  readonly content: string
  /** Milliseconds since 1970, UTC. */
  readonly time: number
  /** Whether it stands open when it comes. */
  readonly open?: boolean
  readonly onOpen?: () => void
}

/** A title that opens to its text, with its time (spec 2, "Notice page"). */
export function Notice({ title, content, time, open = false, onOpen }: NoticeProps) {
  // What was never opened is never parsed.
  const [seen, setSeen] = useState(open)
  return (
    <details
      className={css.notice}
      open={open}
      onToggle={(event) => {
        if (!event.currentTarget.open) return
        setSeen(true)
        onOpen?.()
      }}
    >
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
