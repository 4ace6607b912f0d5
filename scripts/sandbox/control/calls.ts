/** The sandbox's own calls as values: where one is, what it takes, and what it answers. A new one is an entry of a list. */
import type { Hono } from 'hono'
import * as v from 'valibot'
import { json } from '../answers.ts'
import type { Services } from '../context.ts'
import type { SandboxEnv } from '../mount.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import type { Member } from '../store/account/members.ts'
import { findMerchant, parseControl } from './parse.ts'
import { memberNamed, readBody, readControlAmount } from './read-body.ts'

/** What a call is answered from that names a merchant. */
export interface AtMerchant extends Services {
  readonly at: MerchantSeed
  /** A field's amount in minor units. @throws ControlError for what is none */
  readonly amountOf: (text: string, field: string) => bigint
}

/** The same for one that names a member as well. */
export interface AtMember extends AtMerchant {
  readonly member: Member
}

interface OwnCall {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: `/sandbox/${string}`
  /** @param said the body of a POST, the search parameters of any other */
  readonly answer: (said: unknown, services: Services) => object
}

type Said<Takes extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Takes, undefined>>

const merchantSaid = v.looseObject({
  merchant: v.pipe(v.string('expected a brand or merchant code'), v.minLength(1, 'expected a brand or merchant code')),
})
const memberSaid = v.looseObject({ member: v.string('expected a username') })

/** A call that names a `merchant`. @param takes what it says beside that */
export const ofMerchant = <Takes extends v.ObjectEntries>(
  method: OwnCall['method'],
  path: OwnCall['path'],
  takes: Takes,
  answer: (said: Said<Takes>, at: AtMerchant) => object,
): OwnCall => ({
  method,
  path,
  answer: (input, services) => {
    const { merchant, ...said } = parseControl(merchantSaid, input)
    const at = findMerchant(merchant, services.merchants.values())
    const amountOf = (text: string, field: string): bigint => readControlAmount(text, at, field)
    return answer(parseControl(v.strictObject(takes), said), { ...services, at, amountOf })
  },
})

/** A call that names a `merchant` and one `member` of it. @param takes what it says beside these */
export const ofMember = <Takes extends v.ObjectEntries>(
  method: OwnCall['method'],
  path: OwnCall['path'],
  takes: Takes,
  answer: (said: Said<Takes>, at: AtMember) => object,
): OwnCall => ({
  method,
  path,
  answer: (input, services) => {
    const { member, ...rest } = parseControl(memberSaid, input)
    const { answer: answerAt } = ofMerchant(method, path, takes, (said, at) =>
      answer(said, { ...at, member: memberNamed(member, at.at, services) }),
    )
    return answerAt(rest, services)
  },
})

/** Adds calls; what a POST makes is answered with 201. */
export function addCalls(app: Hono<SandboxEnv>, services: Services, calls: readonly OwnCall[]): void {
  for (const { method, path, answer } of calls)
    app.on(method, path, async (call) =>
      method === 'POST' ? json(answer(await readBody(call), services), 201) : json(answer(call.req.query(), services)),
    )
}
