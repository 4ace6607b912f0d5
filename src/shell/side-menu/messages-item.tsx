import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { withMember } from '../../parts/account/member-pages/member-address.ts'
import { MODAL_STATE } from '../../parts/site/use-modal/use-modal.ts'
import { useProtectedAction } from '../../parts/account/use-protected-action/use-protected-action.ts'
import { unreadCountQuery } from '../../state/messages/unread-count.ts'
import { closePopover } from '../../ui/actions/close-popover.ts'
import { CountBadge } from '../../ui/actions/count-badge.tsx'
import { icon } from '../../ui/media/icon.css.ts'
import { Mail } from '../../ui/media/later-icons.ts'
import * as css from './side-menu.css.ts'

/** A member's messages, with how many are unread. */
export function MessagesItem() {
  const { t } = useLingui()
  const protect = useProtectedAction()
  const navigate = useNavigate()
  const { data: unread = 0 } = useQuery(unreadCountQuery)
  return (
    <button
      type="button"
      className={css.link}
      onClick={(event) => {
        closePopover(event.currentTarget)
        protect(
          () =>
            void navigate({
              to: '.',
              search: withMember('messageV2'),
              state: MODAL_STATE,
              hash: true,
              resetScroll: false,
            }),
        )
      }}
    >
      <Mail aria-hidden className={icon.m} />
      <Trans>Messages</Trans>
      <CountBadge count={unread} label={t`${unread} unread`} className={css.badge} />
    </button>
  )
}
