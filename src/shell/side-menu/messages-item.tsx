import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { unreadCountQuery } from '../../state/messages/unread-count.ts'
import { CountBadge } from '../../ui/actions/count-badge.tsx'
import { Mail } from '../../ui/media/later-icons.ts'
import { MemberItem } from './member-item.tsx'
import * as css from './side-menu.css.ts'

/** A member's messages, with how many are unread. */
export function MessagesItem() {
  const { t } = useLingui()
  const { data: unread = 0 } = useQuery(unreadCountQuery)
  return (
    <MemberItem page="messageV2" icon={Mail}>
      <Trans>Messages</Trans>
      <CountBadge count={unread} label={t`${unread} unread`} className={css.badge} />
    </MemberItem>
  )
}
