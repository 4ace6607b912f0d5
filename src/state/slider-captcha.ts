/** The slider captcha that the gateway draws and judges, and the login that takes its proof. */
import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { RequestOf } from '../api/endpoint.ts'
import type { Gateway } from '../api/gateway.ts'
import {
  getCaptchaQuestion,
  getSliderPuzzle,
  judgeCaptchaQuestion,
  judgeSliderPuzzle,
  loginWithSlider,
} from '../api/slider-captcha.ts'
import { beginSessionAtom } from './begin-session.ts'
import { gatewayAtom } from './gateway.ts'

/** Each is good for one try, so none outlives the view that shows it. */
const ONE_TRY = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false } as const

/** A picture with a piece cut out; where it belongs only the gateway knows. */
export const sliderPuzzleQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['slider-puzzle'],
    queryFn: ({ signal }) => gateway(getSliderPuzzle, {}, { signal }),
    ...ONE_TRY,
  })

/** A question in the player's language. */
export const captchaQuestionQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['captcha-question'],
    queryFn: ({ signal }) => gateway(getCaptchaQuestion, {}, { signal }),
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

/**
 * Logs in by the second form of login (spec 3, "a second form of login adds the result of a slider-captcha check").
 * @throws Failure of the login itself, as `signInAtom`
 */
export const sliderSignInAtom = atom(
  null,
  async (get, set, request: RequestOf<typeof loginWithSlider>, queries: QueryClient): Promise<void> => {
    const reply = await get(gatewayAtom)(loginWithSlider, request)
    const { username, password } = request
    await set(beginSessionAtom, { reply, way: 'username', username, password }, queries)
  },
)
