import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { ServerHtml } from '../../../parts/content/html/server-html.tsx'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import { messageLanguageAtom, messageQuery, readMessagesAtom } from '../../../state/messages/inbox.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/layout/cx.ts'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ChevronLeft } from '../../../ui/media/later-icons.ts'
import { RemoveMessages } from './remove-messages.tsx'
import { useMessagePlace } from './use-message-place.ts'
import { useMessageWork } from './use-message-work.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'

/** One message; whoever sees its text has read it. */
export function MessageView({ id }: { readonly id: string }) {
  const queries = useQueryClient()
  const { toList } = useMessagePlace()
  const query = useQuery(messageQuery(id, useAtomValue(messageLanguageAtom)))
  const { data } = query
  const markRead = useSetAtom(readMessagesAtom)
  const work = useMessageWork()
  const [asks, setAsks] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const isThere = data !== undefined
  const isUnread = data?.read === false
  useEffect(() => {
    if (isThere) title.current?.focus({ preventScroll: true })
  }, [isThere])
  useEffect(() => {
    // Should it fail, it stays unread and is read the next time.
    if (isUnread) markRead([id], queries).catch(() => undefined)
  }, [isUnread, id, markRead, queries])
  return (
    <Stack space="s">
      <div>
        <Button variant="ghost" size="s" onClick={toList}>
          <ChevronLeft aria-hidden className={cx(icon.m, directional)} />
          <Trans>All messages</Trans>
        </Button>
      </div>
      <Loaded query={query} waiting={['list']}>
        {(message) => (
          <Panel as="article" space="m" inset="l" aria-labelledby="message-title">
            <header>
              <Text as="h4" id="message-title" ref={title} tabIndex={-1} size="l" breaks>
                {message.title}
              </Text>
              <Text size="s" tone="muted">
                <Moment at={message.time} />
              </Text>
              <MerchantClock />
            </header>
            <ServerHtml source={message.content} />
            {work.failure !== null && <FailureNotice error={work.failure} />}
            <div>
              <Button variant="quiet" size="s" busy={work.busy !== null} onClick={() => setAsks(true)}>
                <Trans>Delete</Trans>
              </Button>
            </div>
          </Panel>
        )}
      </Loaded>
      {asks && (
        <RemoveMessages
          count={1}
          onCancel={() => setAsks(false)}
          onRemove={() => {
            setAsks(false)
            void work.remove([id]).then((done) => done && toList())
          }}
        />
      )}
    </Stack>
  )
}
