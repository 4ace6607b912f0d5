/**
 * The slider captcha (spec 3: "a second form of login adds the result of a slider-captcha check"; "registration SMS
 * requests use mobileNo plus slider-captcha data") and the second form of login. Spec: neither is shown; the puzzle is ours.
 */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { nothing } from '../schemas.ts'
import { getCaptcha, login } from './session.ts'

/** What a passed check gives: who judged it, and a token that is good once. The field `sliderCaptcha` of what asks for it. */
export const captchaProof = v.strictObject({
  /** The provider's name in `brand.json`, such as `puzzle`. */
  provider: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'the name of a captcha provider')),
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
})

const id = v.pipe(v.string(), v.minLength(8), v.maxLength(64))
/** As the letters come. */
const { reply: picture } = getCaptcha
/** Lengths in the puzzle's own units, which the page scales. */
const length = v.pipe(v.number(), v.integer(), v.minValue(1))
const verdict = v.object({ token: captchaProof.entries.token })

/** A picture with a piece cut out. The piece's picture is as high as the whole, so that only the way across is asked for. */
export const getSliderPuzzle = endpoint({
  name: 'getSliderPuzzle',
  module: 'ACCOUNT',
  method: 'GET',
  path: '/wps/captcha/slider',
  assumed: true,
  request: nothing,
  reply: v.object({ id, scene: picture, piece: picture, width: length, height: length, pieceWidth: length }),
})

/** Judges where the piece was put: its left edge from that of the picture. One try a puzzle. */
export const judgeSliderPuzzle = endpoint({
  name: 'judgeSliderPuzzle',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/captcha/slider',
  assumed: true,
  request: v.strictObject({ id, x: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  reply: verdict,
})

/** A question in the player's language, for whoever can't see or move the piece. */
export const getCaptchaQuestion = endpoint({
  name: 'getCaptchaQuestion',
  module: 'ACCOUNT',
  method: 'GET',
  path: '/wps/captcha/question',
  assumed: true,
  request: nothing,
  reply: v.object({ id, question: v.pipe(v.string(), v.minLength(1), v.maxLength(400)) }),
})

/** Judges the answer to a question. One try a question. */
export const judgeCaptchaQuestion = endpoint({
  name: 'judgeCaptchaQuestion',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/captcha/question',
  assumed: true,
  request: v.strictObject({ id, answer: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)) }),
  reply: verdict,
})

/**
 * The second form of login (spec 3 and 7): by username, with the proof of a slider captcha in place of letters. A refusal
 * says as at the first form when one is wanted.
 */
export const loginWithSlider = endpoint({
  name: 'loginWithSlider',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/session/login/slider',
  sealed: true,
  assumed: true,
  request: v.strictObject({
    username: login.request.entries.username,
    password: login.request.entries.password,
    sliderCaptcha: v.optional(captchaProof),
  }),
  reply: login.reply,
})
