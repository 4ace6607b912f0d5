import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { chatQueryAtom } from '../../../state/content/chat.ts'
import { chatTabAtom } from '../../../state/content/chat-tab.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { CountBadge } from '../../../ui/actions/count-badge.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { MessageCircle } from '../../../ui/media/later-icons.ts'
import { MODAL_STATE, withModal } from '../../site/use-modal/use-modal.ts'

interface ChatLinkProps {
  readonly className?: string
  /** Closes what the link stands in. */
  readonly onChoose?: (link: HTMLElement) => void
}

/** The way to the chat room, with how many of customer service's lines are unread once somebody has talked there. */
export function ChatLink({ className = buttonClass('quiet', 'm', true), onChoose }: ChatLinkProps) {
  const { t } = useLingui()
  const { used } = useAtomValue(chatTabAtom)
  const { data } = useQuery({ ...useAtomValue(chatQueryAtom)(false), enabled: used })
  const unread = data?.unread ?? 0
  return (
    <Link
      to="."
      search={withModal('chat')}
      state={MODAL_STATE}
      resetScroll={false}
      hash
      className={className}
      onClick={(event) => onChoose?.(event.currentTarget)}
    >
      <MessageCircle aria-hidden className={icon.m} />
      <Trans>Live chat</Trans>
      <CountBadge count={unread} label={t`${plural(unread, { one: '# new line', other: '# new lines' })}`} />
    </Link>
  )
}
