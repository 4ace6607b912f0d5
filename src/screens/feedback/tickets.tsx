import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isQuestionType, QUESTION_TYPE_NAMES } from '../../parts/content/feedback/question-types.ts'
import { useMoments } from '../../parts/site/merchant-clock/use-moments.ts'
import { PagedList } from '../../parts/site/paged/paged-list.tsx'
import { TICKETS_PER_PAGE, ticketsQuery, type Ticket } from '../../state/content/feedback.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { Split } from '../../ui/layout/split.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { CircleCheck, Hourglass, Mail } from '../../ui/media/later-icons.ts'
import { Status } from '../../ui/states/status.tsx'

const STATES = {
  open: { name: msg({ message: 'Waiting for an answer', context: 'a ticket' }), icon: Hourglass, tone: 'warn' },
  answered: { name: msg({ message: 'Answered', context: 'a ticket' }), icon: Mail, tone: 'good' },
  closed: { name: msg({ message: 'Closed', context: 'a ticket' }), icon: CircleCheck, tone: 'muted' },
  unknown: { name: msg({ message: 'Waiting for an answer', context: 'a ticket' }), icon: Hourglass, tone: 'muted' },
} as const satisfies Readonly<
  Record<Ticket['state'], { readonly name: MessageDescriptor; readonly icon: unknown; readonly tone: string }>
>

/** What the member has sent, how it stands, and what was answered. */
export function Tickets() {
  const { i18n, t } = useLingui()
  const say = useMoments()
  const [page, setPage] = useState(1)
  const query = useQuery(ticketsQuery(page))
  return (
    <PagedList
      heading="h2"
      title={t`Your tickets`}
      query={query}
      page={page}
      perPage={TICKETS_PER_PAGE}
      label={t`Pages of your tickets`}
      onPage={setPage}
      empty={t`You have not sent anything yet.`}
    >
      {(tickets, older) => (
        <Stack as="ul" space="s">
          {tickets.map(({ ticket, questionType, content, pictures, time, state, answers }) => {
            const { name, icon, tone } = STATES[state]
            return (
              <Panel as="li" key={ticket} space="xs" older={older}>
                <Split wraps>
                  <Text weight="bold">
                    {isQuestionType(questionType) ? i18n._(QUESTION_TYPE_NAMES[questionType]) : ticket}
                  </Text>
                  <Status icon={icon} tone={tone}>
                    {i18n._(name)}
                  </Status>
                </Split>
                <Text size="s" tone="muted">
                  {ticket} · {say(time)}
                </Text>
                <Text breaks>{content}</Text>
                {pictures > 0 && (
                  <Text size="s" tone="muted">
                    {t`${plural(pictures, { one: '# picture', other: '# pictures' })}`}
                  </Text>
                )}
                {answers.map((answer) => (
                  <Panel as="div" key={answer.time} space="hair" inset="lines">
                    <Text size="s" tone="muted">
                      <Trans>Customer service</Trans> · {say(answer.time)}
                    </Text>
                    <Text breaks>{answer.text}</Text>
                  </Panel>
                ))}
              </Panel>
            )
          })}
        </Stack>
      )}
    </PagedList>
  )
}
