/** Feedback, and what support has answered (spec 7, "System and site"). */
import { countCharacters } from '../../../src/rules/characters.ts'
import { QUESTION_TYPES } from '../../../src/api/content/feedback.ts'
import type * as calls from '../../../src/api/content/feedback.ts'
import { Malformed, Refused } from '../answers.ts'
import { signedIn } from '../context.ts'
import type { Answers } from '../contract.ts'
import { listed } from '../handling.ts'
import { checkUploads } from '../money/uploads.ts'

/** How long feedback may be, in what people see as characters. */
export const FEEDBACK = { minLength: 1, maxLength: 500 }

export const feedback = {
  sendFeedback: ({ questionType, content, pictures = [] }, context) => {
    const { store, merchant, member, now } = context
    const length = countCharacters(content)
    if (length < FEEDBACK.minLength || length > FEEDBACK.maxLength)
      throw new Malformed('content', `${FEEDBACK.minLength} to ${FEEDBACK.maxLength} characters`)
    if (pictures.length > 0 && !member) throw new Refused('please log in first', { field: 'pictures' })
    if (member) checkUploads(context, member, pictures, 'feedback', 'pictures')
    const said = { merchant: merchant.merchantCode, member: member?.id ?? null, questionType, content, pictures }
    return { ticket: store.feedback.add({ ...said, at: now() }) }
  },

  listTickets: (page, context) =>
    listed(context.store.feedback.ofMember(signedIn(context).id), page, (entry) => ({
      ticket: entry.ticket,
      questionType: QUESTION_TYPES.find((type) => type === entry.questionType) ?? 'OTHER',
      content: entry.content,
      pictures: entry.pictures.length,
      time: entry.at,
      state: entry.closed ? ('closed' as const) : entry.answers.length > 0 ? ('answered' as const) : ('open' as const),
      answers: [...entry.answers],
    })),
} satisfies Answers<typeof calls>
