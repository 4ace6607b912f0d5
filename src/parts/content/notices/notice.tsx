import { useState } from 'react'
import { useAtomValue } from 'jotai'
import { stampIn } from '../../../i18n/format/zoned-format.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { skeletonLine } from '../../../ui/states/feedback.css.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { ChevronDown } from '../../../ui/media/later-icons.ts'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import type { NoticeText } from './notice-body.tsx'
import * as css from './notice-list.css.ts'

const Line = () => <span className={skeletonLine.long} />

const NoticeBody = lazyView(() => import('./notice-body.tsx').then((it) => it.NoticeBody), Line)

interface NoticeProps {
  readonly notice: NoticeText
  /** Whether its list has brought the whole text. */
  readonly whole?: boolean
  /** Whether it stands open when it comes. */
  readonly open?: boolean
  readonly onOpen?: () => void
}

/** A title that opens to its text, with its time (spec 2, "Notice page"). */
export function Notice({ notice, whole = false, open = false, onOpen }: NoticeProps) {
  const { timeZone } = useAtomValue(brandAtom)
  // What was never opened is neither asked for nor parsed.
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
        <time className={css.time} dateTime={new Date(notice.time).toISOString()}>
          {stampIn(timeZone, notice.time)}
        </time>
        <span className={css.title}>{notice.title}</span>
        <ChevronDown aria-hidden className={`${icon.m} ${css.chevron}`} />
      </summary>
      {seen && <NoticeBody notice={notice} whole={whole} className={css.body} />}
    </details>
  )
}
