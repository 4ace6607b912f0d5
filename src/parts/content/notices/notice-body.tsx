import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { announcementContentQuery, type Announcement } from '../../../state/content/announcements.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { ServerHtml } from '../html/server-html.tsx'

/** What is told of any announcement. */
export type NoticeText = Pick<Announcement, 'id' | 'title' | 'content' | 'time'>

interface NoticeBodyProps {
  readonly notice: NoticeText
  /** Whether its list has brought the whole text. */
  readonly whole?: boolean
  readonly className?: string
}

/**
 * A notice's whole text (spec 7, "content V2"), asked for when it is shown. What the list brought stands there until it
 * comes, and where it does not come.
 */
export function NoticeBody({ notice, whole = false, className }: NoticeBodyProps) {
  const { code } = useAtomValue(languageAtom)
  const { data } = useQuery({ ...announcementContentQuery(code, notice.id), enabled: !whole })
  const { content } = whole ? notice : (data ?? notice)
  return <ServerHtml source={content} {...(className ? { className } : {})} />
}
