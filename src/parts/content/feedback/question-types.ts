import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Feedback } from '../../../state/content/feedback.ts'

type QuestionType = Feedback['questionType']

/** What feedback may be about. Spec: the types are not shown. */
export const QUESTION_TYPE_NAMES: Readonly<Record<QuestionType, MessageDescriptor>> = {
  ACCOUNT: msg`Account`,
  DEPOSIT: msg({ message: 'Deposit', context: 'a topic, not the action' }),
  GAME: msg`Game`,
  SUGGESTION: msg`Suggestion`,
  OTHER: msg`Something else`,
}

export const isQuestionType = (text: string): text is QuestionType => Object.hasOwn(QUESTION_TYPE_NAMES, text)
