import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { announcementContentQuery, type Announcement } from '../../../state/content/announcements.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { ServerHtml } from '../html/server-html.tsx'

interface NoticeBodyProps {
  readonly notice: Announcement
  readonly className?: string
}

/**
 * A notice's whole text (spec 7, "content V2"), asked for when it is shown. What the list brought stands there until it
 * comes, and where it does not come.
 */
export function NoticeBody({ notice, className }: NoticeBodyProps) {
  const { code } = useAtomValue(languageAtom)
  const { data = notice } = useQuery(announcementContentQuery(code, notice.id))
  return <ServerHtml source={data.content} {...(className ? { className } : {})} />
}
