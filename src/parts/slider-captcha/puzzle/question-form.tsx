import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { gatewayAtom } from '../../../state/gateway.ts'
import { languageAtom } from '../../../state/language.ts'
import { captchaQuestionQuery, judgeQuestionAtom } from '../../../state/slider-captcha.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { RefreshCw } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FailureNotice } from '../../failure-notice/failure-notice.tsx'
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
  const { data, isFetching, error, refetch } = useQuery(captchaQuestionQuery(useAtomValue(gatewayAtom)))
  const [missing, setMissing] = useState(false)
  const another = (): void => {
    if (answer.current) answer.current.value = ''
    setMissing(false)
    void refetch()
    answer.current?.focus()
  }
  const { busy, outcome, judge } = useJudging(onPass, another)
  const known = data !== undefined
  useEffect(() => {
    if (known) answer.current?.focus()
  }, [known])
  if (error && !isFetching) return <FailureNotice error={error} onRetry={() => void refetch()} />
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const said = answer.current?.value.trim() ?? ''
    setMissing(said === '')
    if (said === '') answer.current?.focus()
    else if (data && !isFetching) judge(() => judgeQuestion({ id: data.id, answer: said }))
  }
  return (
    <form noValidate className={css.puzzle} onSubmit={send}>
      {data ? (
        <TextField
          ref={answer}
          name="answer"
          label={data.question}
          error={missing ? t`Type your answer` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          required
          end={<IconButton icon={RefreshCw} busy={isFetching} label={t`Another question`} onClick={another} />}
        />
      ) : (
        <Skeleton className={css.waitingQuestion} />
      )}
      {speak && data && (
        <Button variant="quiet" size="s" onClick={() => speak(data.question)}>
          <Trans>Read it aloud</Trans>
        </Button>
      )}
      <OutcomeAlert outcome={outcome} wrong={t`That was not the answer. Here is another question.`} />
      <div className={css.actions}>
        <Button variant="ghost" size="s" onClick={onOther}>
          <Trans>Back to the picture</Trans>
        </Button>
        <Button type="submit" size="s" busy={busy}>
          <Trans>Check</Trans>
        </Button>
      </div>
    </form>
  )
}
