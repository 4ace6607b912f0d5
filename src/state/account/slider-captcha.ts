/** The slider captcha that the gateway draws and judges, and the login that takes its proof. */
import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { RequestOf } from '../../api/transport/endpoint.ts'
import {
  getCaptchaQuestion,
  getSliderPuzzle,
  judgeCaptchaQuestion,
  judgeSliderPuzzle,
  loginWithSlider,
} from '../../api/account/slider-captcha.ts'
import type { LoginReply } from '../../api/account/session.ts'
import type { CaptchaProof } from '../../rules/account/captcha-provider.ts'
import { Refusal } from '../../rules/failure.ts'
import { beginSessionAtom } from './login/begin-session.ts'
import { gatewayAtom } from '../gateway.ts'
import { withSecondFactorAtom } from '../security/second-factor.ts'
import { wantsCaptcha } from './login/sign-in.ts'
import { ask } from '../ask.ts'

type Credentials = Pick<RequestOf<typeof loginWithSlider>, 'username' | 'password'>

/** Each is good for one try, so none outlives the view that shows it. */
const ONE_TRY = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false } as const

/** A picture with a piece cut out; where it belongs only the gateway knows. */
export const sliderPuzzleQuery = queryOptions({
  queryKey: ['slider-puzzle'],
  queryFn: (context) => ask(context, getSliderPuzzle, {}),
  ...ONE_TRY,
})

/** A question in the player's language. */
export const captchaQuestionQuery = queryOptions({
  queryKey: ['captcha-question'],
  queryFn: (context) => ask(context, getCaptchaQuestion, {}),
  ...ONE_TRY,
})

/**
 * Has the place of the piece judged.
 * @returns the token of the proof
 * @throws Failure of the call; a wrong place is a refusal
 */
export const judgePuzzleAtom = atom(null, async (get, _set, placed: RequestOf<typeof judgeSliderPuzzle>) => {
  const { token } = await get(gatewayAtom)(judgeSliderPuzzle, placed)
  return token
})

/** Has an answer judged, as `judgePuzzleAtom` does a place. */
export const judgeQuestionAtom = atom(null, async (get, _set, answered: RequestOf<typeof judgeCaptchaQuestion>) => {
  const { token } = await get(gatewayAtom)(judgeCaptchaQuestion, answered)
  return token
})

/** Whether the last refusal wanted a proof: then the next login brings one along. */
const proofWantedAtom = atom(false)

/**
 * Logs in by the second form of login (spec 3, "a second form of login adds the result of a slider-captcha check"). Where
 * the gateway wants a proof the player is asked for one, and the login is sent again with it. A wrong password that comes
 * with the wish is told first: then the next try asks before it is sent.
 * @param askProof asks the player; `null` where they give up
 * @throws Failure of the login itself, as `signInAtom`; the refusal that wants a proof where the player gives up
 */
export const sliderSignInAtom = atom(
  null,
  async (get, set, request: Credentials, askProof: () => Promise<CaptchaProof | null>, queries: QueryClient) => {
    const send = async (proof?: CaptchaProof): Promise<LoginReply> => {
      try {
        const reply = await get(gatewayAtom)(loginWithSlider, { ...request, ...(proof && { sliderCaptcha: proof }) })
        set(proofWantedAtom, false)
        return reply
      } catch (error) {
        if (wantsCaptcha(error)) set(proofWantedAtom, true)
        throw error
      }
    }
    const prove = async (refusal: Refusal): Promise<LoginReply> => {
      const proof = await askProof()
      if (!proof) throw refusal
      return send(proof)
    }
    const logIn = async (): Promise<LoginReply> => {
      if (get(proofWantedAtom)) return prove(new Refusal(loginWithSlider.name, PROOF_WANTED, { captcha: true }))
      try {
        return await send()
      } catch (error) {
        if (wantsCaptcha(error) && error instanceof Refusal && asksForProof(error)) return prove(error)
        throw error
      }
    }
    const { username, password } = request
    const reply = await set(withSecondFactorAtom, logIn)
    await set(beginSessionAtom, { reply, way: 'username', username, password }, queries)
  },
)

/** What a login without a proof is refused with where one is wanted (spec 8, "please complete verification first"). */
const PROOF_WANTED = 'please complete verification first'
const asksForProof = ({ serverMessage }: Refusal): boolean => /verification|captcha/i.test(serverMessage)
