/** For tests in process: what passes the slider captcha, as a browser of its own. */
import { captchaProof } from '../../../src/api/account/slider-captcha.ts'
import type { CaptchaProof } from '../../../src/rules/account/captcha-provider.ts'
import type { Bench, Heard, Said } from './sandbox.ts'
import * as v from 'valibot'

const asked = v.object({ id: v.string() })
const given = v.object({ token: v.string() })

/** Asks for a puzzle, and gives the right answer to it with the cookie of the browser that it was asked by. */
export async function readyPuzzle(bench: Bench, said: Said = {}): Promise<Said & { readonly cookie: string }> {
  const heard = await bench.call('getSliderPuzzle', said)
  const cookie = said.cookie ?? heard.cookie
  const { x } = await bench.control('GET', '/sandbox/slider', undefined, cookie)
  return { ...said, cookie, payload: { id: v.parse(asked, heard.value).id, x } }
}

/** The same for a written question. */
export async function readyQuestion(bench: Bench, said: Said = {}): Promise<Said & { readonly cookie: string }> {
  const heard = await bench.call('getCaptchaQuestion', said)
  const cookie = said.cookie ?? heard.cookie
  const { words } = await bench.control('GET', '/sandbox/slider', undefined, cookie)
  return { ...said, cookie, payload: { id: v.parse(asked, heard.value).id, answer: [words].flat().join(' ') } }
}

interface Proven {
  readonly proof: CaptchaProof
  readonly cookie: string
}

/**
 * Passes the captcha, by its written question: the proof is the same, and no picture is drawn for it.
 * @returns a fresh proof, for the field `sliderCaptcha` of a call with this cookie
 */
export async function proveHuman(bench: Bench, said: Said = {}): Promise<Proven> {
  const ready = await readyQuestion(bench, said)
  return proven(await bench.call('judgeCaptchaQuestion', ready), ready.cookie)
}

/** Passes the captcha by its puzzle. */
export async function proveByPuzzle(bench: Bench, said: Said = {}): Promise<Proven> {
  const ready = await readyPuzzle(bench, said)
  return proven(await bench.call('judgeSliderPuzzle', ready), ready.cookie)
}

const proven = ({ value }: Heard, cookie: string): Proven => ({
  proof: v.parse(captchaProof, { provider: 'puzzle', ...v.parse(given, value) }),
  cookie,
})
