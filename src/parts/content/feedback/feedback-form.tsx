import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { countCharacters } from '../../../rules/characters.ts'
import { FEEDBACK_LENGTH, TRIAL_ACCOUNT } from '../../../rules/figures.ts'
import { accountTypeAtom } from '../../../state/account/login/session.ts'
import { feedbackMutation } from '../../../state/content/feedback.ts'
import { FEEDBACK_BOUNDS, helpQuery } from '../../../state/content/help.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { Send } from '../../../ui/media/later-icons.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { Form } from '../../site/form/form.tsx'
import { useServerForm } from '../../site/form/use-server-form.ts'
import { Uploader } from '../../site/uploader/uploader.tsx'
import { useUploads } from '../../site/uploader/use-uploads.ts'
import { isQuestionType, QUESTION_TYPE_NAMES } from './question-types.ts'

/**
 * Feedback: a question type, what one wants to say and, of members, pictures (spec 3, "Support ticket"; spec 5); the answer is a
 * ticket's number.
 * @param short at most 140 characters and no pictures, whatever else the server takes
 */
export function FeedbackForm({ short = false }: { readonly short?: boolean }) {
  const { i18n, t } = useLingui()
  const feedback = useMutation(feedbackMutation)
  const help = useQuery(helpQuery(useAtomValue(languageAtom).code))
  const type = useAtomValue(accountTypeAtom)
  const uploads = useUploads('feedback')
  const { minLength, maxLength } = help.data?.feedback ?? FEEDBACK_BOUNDS
  const most = short ? Math.min(maxLength, FEEDBACK_LENGTH) : maxLength
  const takesPictures = !short && type !== null && type !== TRIAL_ACCOUNT
  const form = useServerForm({
    names: ['questionType', 'content', 'pictures'],
    validate: ({ questionType, content }) => ({
      ...(isQuestionType(questionType) ? {} : { questionType: msg`Choose what it is about` }),
      ...(content ? {} : { content: msg`Write what you want to say` }),
      ...(content && countCharacters(content) < minLength
        ? { content: msg`Write at least ${minLength} characters` }
        : {}),
      ...(countCharacters(content) > most ? { content: msg`Shorten it to ${most} characters` } : {}),
      ...(uploads.isOpen
        ? { pictures: msg`Wait until the pictures have been uploaded, or remove those that failed.` }
        : {}),
    }),
    submit: async ({ questionType, content }) => {
      if (!isQuestionType(questionType)) return
      const pictures = [...uploads.ids]
      await feedback.mutateAsync({ questionType, content, ...(pictures.length > 0 && { pictures }) })
    },
    ...(uploads.items.length > 0 && { holds: true }),
  })
  const ticket = feedback.data?.ticket
  if (ticket !== undefined)
    return (
      <>
        <Alert tone="good" title={t`Thank you, it has arrived`}>
          {ticket !== '' && (
            <p>
              <Trans>Your ticket number is {ticket}. Quote it when you ask customer service about it.</Trans>
            </p>
          )}
        </Alert>
        <Button
          variant="quiet"
          onClick={() => {
            for (const { key } of uploads.items) uploads.remove(key)
            feedback.reset()
          }}
        >
          <Trans>Send another</Trans>
        </Button>
      </>
    )
  return (
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
        {Object.entries(QUESTION_TYPE_NAMES).map(([code, name]) => (
          <option key={code} value={code}>
            {i18n._(name)}
          </option>
        ))}
      </Select>
      <TextArea
        name="content"
        label={t`What do you want to say?`}
        limit={most}
        required
        error={form.errorOf('content')}
      />
      {takesPictures ? (
        <Uploader
          label={t`Pictures (optional)`}
          uploads={uploads}
          error={form.errorOf('pictures')}
          disabled={form.busy}
        />
      ) : (
        !short && (
          <Text size="s" tone="muted">
            <Trans>Log in to add pictures and to see what was answered.</Trans>
          </Text>
        )
      )}
    </Form>
  )
}
