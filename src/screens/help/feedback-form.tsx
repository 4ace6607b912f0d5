import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Send } from '../../ui/media/later-icons.ts'
import { useAtomValue } from 'jotai'
import { Form } from '../../parts/site/form/form.tsx'
import { useServerForm } from '../../parts/site/form/use-server-form.ts'
import { countCharacters } from '../../rules/characters.ts'
import { FEEDBACK_BOUNDS, feedbackMutation, helpQuery, type Feedback } from '../../state/content/help.ts'
import { languageAtom } from '../../state/site/language.ts'
import { Alert } from '../../ui/states/alert.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { icon } from '../../ui/media/icon.css.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { cardTitle } from '../../ui/layout/text.css.ts'
import * as css from './help-screen.css.ts'

const TYPES = {
  ACCOUNT: msg`Account`,
  DEPOSIT: msg({ message: 'Deposit', context: 'a topic, not the action' }),
  GAME: msg`Game`,
  SUGGESTION: msg`Suggestion`,
  OTHER: msg`Something else`,
}
const isType = (text: string): text is Feedback['questionType'] => Object.hasOwn(TYPES, text)

/** Feedback: a question type and at most 140 characters, unless the server says otherwise (spec 5); the answer is a ticket's number. */
export function FeedbackForm() {
  const { i18n, t } = useLingui()
  const feedback = useMutation(feedbackMutation)
  const help = useQuery(helpQuery(useAtomValue(languageAtom).code))
  const { minLength, maxLength } = help.data?.feedback ?? FEEDBACK_BOUNDS
  const form = useServerForm({
    names: ['questionType', 'content'],
    validate: ({ questionType, content }) => ({
      ...(isType(questionType) ? {} : { questionType: msg`Choose what it is about` }),
      ...(content ? {} : { content: msg`Write what you want to say` }),
      ...(content && countCharacters(content) < minLength
        ? { content: msg`Write at least ${minLength} characters` }
        : {}),
      ...(countCharacters(content) > maxLength ? { content: msg`Shorten it to ${maxLength} characters` } : {}),
    }),
    submit: async ({ questionType, content }) => {
      if (isType(questionType)) await feedback.mutateAsync({ questionType, content })
    },
  })
  const ticket = feedback.data?.ticket
  return (
    <section id="feedback" className={css.panel} aria-labelledby="feedback-title">
      <h2 id="feedback-title" className={cardTitle}>
        <Trans>Send feedback</Trans>
      </h2>
      {ticket === undefined ? (
        <Form
          of={form}
          space="s"
          send={
            <>
              <Send aria-hidden className={icon.s} />
              <Trans>Send</Trans>
            </>
          }
        >
          <Select
            name="questionType"
            label={t`What is it about?`}
            required
            defaultValue=""
            error={form.errorOf('questionType')}
          >
            <option value="" disabled>
              {t`Please choose`}
            </option>
            {Object.entries(TYPES).map(([type, name]) => (
              <option key={type} value={type}>
                {i18n._(name)}
              </option>
            ))}
          </Select>
          <TextArea
            name="content"
            label={t`What do you want to say?`}
            limit={maxLength}
            required
            error={form.errorOf('content')}
          />
        </Form>
      ) : (
        <>
          <Alert tone="good" title={t`Thank you, it has arrived`}>
            {ticket !== '' && (
              <p>
                <Trans>Your ticket number is {ticket}. Quote it when you ask customer service about it.</Trans>
              </p>
            )}
          </Alert>
          <Button variant="quiet" onClick={feedback.reset}>
            <Trans>Send another</Trans>
          </Button>
        </>
      )}
    </section>
  )
}
