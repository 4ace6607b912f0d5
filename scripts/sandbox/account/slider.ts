/** The slider captcha, its written question, and the login that asks for its proof. Spec: not shown. */
import type { CaptchaProof } from '../../../src/rules/account/captcha-provider.ts'
import { Refused } from '../answers.ts'
import { PUZZLE } from '../captcha/puzzle-shape.ts'
import { answersQuestion, drawQuestion } from '../captcha/question.ts'
import type { Context } from '../context.ts'
import type * as calls from '../../../src/api/account/slider-captcha.ts'
import type { Answers } from '../contract.ts'
import { noteFailedCheck, refuseExhausted } from './failed-captchas.ts'
import { loginByName } from './session.ts'
import type { CheckVerdict } from '../store/account/human-checks.ts'
import { accountOf } from '../store/account/failed-logins.ts'

/** How far from its place the piece may be put, in the puzzle's units. */
export const TOLERANCE = 6
/** The name under which brands choose this captcha. */
const PROVIDER = 'puzzle'

export const slider = {
  getSliderPuzzle: async (_, { store, identify, now, drawPuzzle }) => {
    const { scene, piece, target } = await drawPuzzle()
    const id = store.humanChecks.ask(identify(), 'puzzle', String(target), now())
    return { id, scene: scene.toString('base64'), piece: piece.toString('base64'), ...PUZZLE }
  },

  judgeSliderPuzzle: ({ id, x }, context) => {
    const { store, visitor, now } = context
    const fits = (target: string): boolean => Math.abs(x - Number(target)) <= TOLERANCE
    return prove(context, store.humanChecks.judge(visitor, 'puzzle', id, fits, now()))
  },

  getCaptchaQuestion: (_, { store, identify, language, now }) => {
    const { text, answer } = drawQuestion(language.family)
    return { id: store.humanChecks.ask(identify(), 'question', answer, now()), question: text }
  },

  judgeCaptchaQuestion: ({ id, answer: typed }, context) => {
    const { store, visitor, language, now } = context
    const fits = (answer: string): boolean => answersQuestion(language.family, answer, typed)
    return prove(context, store.humanChecks.judge(visitor, 'question', id, fits, now()))
  },

  loginWithSlider: ({ username, password, sliderCaptcha }, context) =>
    loginByName(context, username, password, () => checkProof(context, sliderCaptcha, accountOf(username))),
} satisfies Answers<typeof calls>

/**
 * Takes a proof for what it allows; it is used up, unless it `holds` for the same subject until its end: who asks for a
 * second code has shown already that somebody is there.
 * @param subject whose failures count besides the browser's: the account or the number that the proof is for
 * @throws Refused for one that is missing, used, expired, another browser's or another provider's, and after too many
 */
export function checkProof(context: Context, proof: CaptchaProof | undefined, subject: string, holds = false): void {
  const { store, visitor, now } = context
  if (proof) refuseExhausted(context, subject, { captcha: false })
  const { humanChecks } = store
  const take = (token: string): boolean =>
    holds ? humanChecks.bind(visitor, token, subject, now()) : humanChecks.redeem(visitor, token, now())
  if (proof?.provider === PROVIDER && take(proof.token)) return
  if (proof) noteFailedCheck(context, subject)
  throw new Refused('please complete verification first', { captcha: true })
}

/** @throws Refused for anything but a right answer */
function prove({ store, identify, now }: Context, verdict: CheckVerdict): { token: string } {
  if (verdict === 'too-many') throw new Refused('too many requests')
  if (verdict === 'wrong') throw new Refused('captcha check failed')
  return { token: store.humanChecks.prove(identify(), now()) }
}
