import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { languageAtom } from '../../../../state/site/language.ts'
import { captchaQuestionQuery, judgeQuestionAtom } from '../../../../state/account/slider-captcha.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { RefreshCw } from '../../../../ui/media/icons.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { hiddenVisually } from '../../../../ui/layout/text.css.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { LoadFailure } from './load-failure.tsx'
import { OutcomeAlert } from './outcome-alert.tsx'
import * as css from './puzzle.css.ts'
import { useJudging } from './use-judging.ts'
import { useSpeech } from './use-speech.ts'

interface QuestionFormProps {
  readonly onPass: (token: string) => void
  /** Back to the picture. */
  readonly onOther: () => void
}

/** A question in the player's language, for whoever can't see or move the piece. Only the gateway knows the answer. */
export function QuestionForm({ onPass, onOther }: QuestionFormProps) {
  const { t } = useLingui()
  const answer = useRef<HTMLInputElement>(null)
  const judgeQuestion = useSetAtom(judgeQuestionAtom)
  const speak = useSpeech(useAtomValue(languageAtom).tag)
  const { data, isFetching, error, refetch } = useQuery(captchaQuestionQuery)
  const [missing, setMissing] = useState(false)
  const another = (): void => {
    if (answer.current) answer.current.value = ''
    setMissing(false)
    void refetch()
    answer.current?.focus()
  }
  const { busy, outcome, judge } = useJudging(onPass, another)
  const failed = error !== null && !isFetching
  useEffect(() => {
    if (!failed) answer.current?.focus()
  }, [failed])
  const back = (
    <Button variant="ghost" size="s" onClick={onOther}>
      <Trans>Back to the picture</Trans>
    </Button>
  )
  if (failed) return <LoadFailure error={error} other={back} onRetry={() => void refetch()} />
  // While another one is on its way, the one before is no longer asked.
  const question = isFetching ? null : (data?.question ?? null)
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!data || isFetching) return
    const said = answer.current?.value.trim() ?? ''
    setMissing(said === '')
    if (said === '') answer.current?.focus()
    else judge(() => judgeQuestion({ id: data.id, answer: said }))
  }
  return (
    <Stack as="form" space="s" noValidate onSubmit={send}>
      <div>
        {question === null && <Skeleton className={css.waitingQuestion} />}
        {/* It stays while a question comes, and the focus with it. */}
        <TextField
          ref={answer}
          name="answer"
          label={question ?? t`Loading`}
          hideLabel={question === null}
          error={missing ? t`Type your answer` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          required
          end={<IconButton icon={RefreshCw} busy={isFetching} label={t`Another question`} onClick={another} />}
        />
      </div>
      {/* A field that has the focus already is not read out again when its name changes. */}
      <output className={hiddenVisually}>{question}</output>
      {speak && question !== null && (
        <Button variant="quiet" size="s" onClick={() => speak(question)}>
          <Trans>Read it aloud</Trans>
        </Button>
      )}
      <OutcomeAlert outcome={outcome} wrong={t`That was not the answer. Here is another question.`} />
      <div className={css.actions}>
        {back}
        {/* Before there is a question, there is nothing that a press could send. */}
        <Button type="submit" size="s" busy={busy || isFetching}>
          <Trans>Check</Trans>
        </Button>
      </div>
    </Stack>
  )
}
