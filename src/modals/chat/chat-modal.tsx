import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { SupportButton } from '../../parts/content/support/support-button.tsx'
import { FailureNotice } from '../../parts/site/failure-notice/failure-notice.tsx'
import { supportType } from '../../rules/account/account-types.ts'
import { sessionAtom } from '../../state/account/login/session.ts'
import { memberQuery } from '../../state/account/member.ts'
import { Text } from '../../ui/layout/text.tsx'
import { Conversation } from '../../ui/lists/conversation.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Alert } from '../../ui/states/alert.tsx'
import { Placeholder } from '../../ui/states/placeholder.tsx'
import { ChatComposer } from './chat-composer.tsx'
import { SaidLine, UnsentLine } from './chat-lines.tsx'
import { useChat } from './use-chat.ts'

/** The chat room (spec 2, "Modals"): VIP service for ranks above 4, live chat for all others (spec 6). */
export function ChatModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const chat = useChat()
  const { query, lines, waiting } = chat
  const member = useQuery({ ...memberQuery, enabled: useAtomValue(sessionAtom) !== null })
  const isVip = supportType(member.data?.clubLabel.rankLevel ?? 0) === 'VIP'
  const title = isVip ? t`VIP service` : t`Live chat`
  const end = useRef<HTMLDivElement>(null)
  const count = lines.length + waiting.length
  // What was said last is what one looks at.
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  const isEmpty = count === 0
  return (
    <Dialog title={title} size="tall" tone="chat" onClose={onClose} foot={<ChatComposer chat={chat} />}>
      {query.isPending && isEmpty && <Placeholder of="card" />}
      {!query.isPending && isEmpty && !query.isError && (
        <Text tone="muted">
          <Trans>Write to us here. Never tell anyone your password, not even us.</Trans>
        </Text>
      )}
      <Conversation label={title}>
        {lines.map((line) => (
          <SaidLine key={line.id} line={line} />
        ))}
        {waiting.map((line) => (
          <UnsentLine key={line.key} line={line} onSend={() => chat.sendAgain(line)} />
        ))}
      </Conversation>
      {query.isError && (
        <FailureNotice error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {!chat.isOpen && (
        <Alert tone="info" title={t`Nobody is here right now`} actions={<SupportButton />}>
          <p>
            <Trans>Write all the same: we read it when we are back, and answer here.</Trans>
          </p>
        </Alert>
      )}
      <div ref={end} />
    </Dialog>
  )
}
