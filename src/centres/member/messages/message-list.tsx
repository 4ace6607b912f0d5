import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { messageLanguageAtom, messagesQuery } from '../../../state/messages/inbox.ts'
import { unreadCountQuery } from '../../../state/messages/unread-count.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Mail } from '../../../ui/media/later-icons.ts'
import { Pager } from '../../../ui/lists/pager.tsx'
import { MessageRow } from './message-row.tsx'
import * as css from './messages.css.ts'
import { RemoveMessages } from './remove-messages.tsx'
import { useMessagePlace } from './use-message-place.ts'
import { useMessageWork } from './use-message-work.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Split } from '../../../ui/layout/split.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Rows } from '../../../ui/lists/rows.tsx'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'

/** The messages, a page at a time: read all of them, or throw those away that are chosen. */
export function MessageList() {
  const { t } = useLingui()
  const { page, turn } = useMessagePlace()
  const query = useQuery(messagesQuery(page, useAtomValue(messageLanguageAtom)))
  const { data, isPlaceholderData } = query
  const { data: unread = 0 } = useQuery(unreadCountQuery)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asks, setAsks] = useState(false)
  const work = useMessageWork()
  const last = data?.pages
  // The last of a page may have been thrown away, here or elsewhere.
  useEffect(() => {
    if (last !== undefined && !isPlaceholderData && page > last) turn(last)
  })
  // What went meanwhile is not chosen any more.
  const ids = (data?.list ?? []).flatMap(({ id }) => (chosen.has(id) ? [id] : []))
  const choose = (id: string, is: boolean): void => {
    const next = new Set(ids)
    if (is) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <Stack space="s">
      {work.failure !== null && <FailureNotice error={work.failure} />}
      <Loaded query={query} waiting={['figures', 'row', 'row', 'row', 'row', 'row']}>
        {({ list, total, pages }) =>
          total === 0 ? (
            <EmptyState icon={Mail} title={t`No messages yet`}>
              <p>
                <Trans>Updates on your deposits and withdrawals, and messages from us, appear here.</Trans>
              </p>
            </EmptyState>
          ) : (
            <>
              <Split wraps space="xs" high>
                <Text as="output" size="s" tone="muted" figures>
                  <Plural value={total} one="# message" other="# messages" />
                  {' · '}
                  <Plural value={unread} _0="all read" one="# unread" other="# unread" />
                </Text>
                <Button
                  variant="quiet"
                  size="s"
                  disabled={unread === 0}
                  busy={work.busy === 'read'}
                  onClick={() => void work.read('all')}
                >
                  <Trans>Mark all as read</Trans>
                </Button>
              </Split>
              <div className={css.choosing}>
                <Split wraps space="xs">
                  <Checkbox
                    name="all"
                    label={t`Choose all on this page`}
                    checked={ids.length === list.length && list.length > 0}
                    onChange={({ currentTarget }) =>
                      setChosen(new Set(currentTarget.checked ? list.map(({ id }) => id) : []))
                    }
                  />
                  <Button
                    variant="quiet"
                    size="s"
                    disabled={ids.length === 0}
                    busy={work.busy === 'remove'}
                    onClick={() => setAsks(true)}
                  >
                    <Plural value={ids.length} _0="Delete" one="Delete # message" other="Delete # messages" />
                  </Button>
                </Split>
              </div>
              <Rows older={isPlaceholderData}>
                {list.map((message) => (
                  <MessageRow
                    key={message.id}
                    message={message}
                    chosen={ids.includes(message.id)}
                    onChoose={(is) => choose(message.id, is)}
                  />
                ))}
              </Rows>
              <MerchantClock />
              <Pager page={Math.min(page, pages)} pages={pages} onPage={turn} label={t`Pages of messages`} />
            </>
          )
        }
      </Loaded>
      {asks && (
        <RemoveMessages
          count={ids.length}
          onCancel={() => setAsks(false)}
          onRemove={() => {
            setAsks(false)
            void work.remove(ids).then((done) => done && setChosen(new Set()))
          }}
        />
      )}
    </Stack>
  )
}
