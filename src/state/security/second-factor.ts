/** The second factor of a login from an unregistered IP address (spec 4). */
import { atom } from 'jotai'
import * as v from 'valibot'
import type { RequestOf } from '../../api/transport/endpoint.ts'
import { proveSecondFactor, sendSecondFactorCode } from '../../api/security/second-factor.ts'
import { loginRefusal, type LoginReply, type SecondFactorDemand } from '../../api/account/session.ts'
import { Refusal } from '../../rules/failure.ts'
import { gatewayAtom } from '../gateway.ts'
import { promptAtom, type SecondFactorQuestion } from '../site/prompts.ts'
import type { SentCode } from '../account/sms.ts'

/**
 * Logs in by a call whose refusal may ask for a second factor: then a question is put to the player, and the login goes on
 * with their answer.
 * @param logIn the call; a login that goes through without more is handed on
 * @throws Failure of the call; its refusal where the player gives up
 */
export const withSecondFactorAtom = atom(
  null,
  async (_get, set, logIn: () => Promise<LoginReply>): Promise<LoginReply> => {
    try {
      return await logIn()
    } catch (error) {
      const demand = demandOf(error)
      const reply = demand && (await set(promptSecondFactorAtom, demand))
      if (reply) return reply
      throw error
    }
  },
)

/** What a refusal asks for besides, or `null`. */
function demandOf(error: unknown): SecondFactorDemand | null {
  if (!(error instanceof Refusal)) return null
  const read = v.safeParse(loginRefusal, error.value)
  return read.success ? read.output.secondFactor : null
}

const promptSecondFactorAtom = atom(null, async (get, set, demand: SecondFactorDemand): Promise<LoginReply | null> => {
  const { promise, resolve } = Promise.withResolvers<LoginReply | null>()
  // Such as a password that must be changed: it is asked again once this is answered. Another login's question is not:
  // that login is given up.
  const before = get(promptAtom)
  const earlier = typeof before === 'object' && before !== null && 'settle' in before ? null : before
  const question: SecondFactorQuestion = {
    demand,
    settle: (reply) => {
      resolve(reply)
      if (get(promptAtom) === question) set(promptAtom, earlier)
    },
  }
  set(promptAtom, question)
  return promise
})

/** Sends a code; throws Failure of the call. */
export const secondFactorCodeAtom = atom((get) => {
  const gateway = get(gatewayAtom)
  return (request: RequestOf<typeof sendSecondFactorCode>): Promise<SentCode> => gateway(sendSecondFactorCode, request)
})

/** Proves who one is; throws Failure of the call. */
export const secondFactorProofAtom = atom((get) => {
  const gateway = get(gatewayAtom)
  return (request: RequestOf<typeof proveSecondFactor>): Promise<LoginReply> => gateway(proveSecondFactor, request)
})

const ended = v.object({ ended: v.literal(true) })

/** Whether a refused answer was the last one: the login has to begin anew. */
export const endsLogin = (error: unknown): boolean => error instanceof Refusal && v.is(ended, error.value)
