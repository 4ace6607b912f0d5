import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useProtectedAction } from '../../parts/use-protected-action/use-protected-action.ts'
import { gatewayAtom } from '../../state/gateway.ts'
import { unreadCountQuery } from '../../state/messages.ts'
import { promptAtom } from '../../state/prompts.ts'
import { closePopover } from '../../ui/close-popover.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { icon } from '../../ui/icon.css.ts'
import { Mail } from '../../ui/later-icons.ts'
import * as css from './side-menu.css.ts'

/** A member's messages, with how many are unread. */
export function MessagesItem() {
  const { t } = useLingui()
  const protect = useProtectedAction()
  const prompt = useSetAtom(promptAtom)
  const { data: unread = 0 } = useQuery(unreadCountQuery(useAtomValue(gatewayAtom)))
  return (
    <button
      type="button"
      className={css.link}
      onClick={(event) => {
        closePopover(event.currentTarget)
        protect(() => prompt('member-centre'))
      }}
    >
      <Mail aria-hidden className={icon.m} />
      <Trans>Messages</Trans>
      <CountBadge count={unread} label={t`${unread} unread`} className={css.badge} />
    </button>
  )
}
