/** Teams: somebody above a member, and members below. */
import type { Hono } from 'hono'
import * as v from 'valibot'
import { json } from '../answers.ts'
import type { Services } from '../context.ts'
import type { SandboxEnv } from '../mount.ts'
import { makeMember } from '../seeds/account/accounts.ts'
import { memberNamed, readBody } from './read-body.ts'
import { findMerchant, parseControl } from './parse.ts'

const team = v.strictObject({
  merchant: v.string('expected a brand or merchant code'),
  member: v.string('expected a user name'),
  /** A user name; `true` makes somebody. */
  upline: v.optional(v.union([v.literal(true), v.string()])),
  downlines: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)), 0),
  paymentPassword: v.optional(v.pipe(v.string(), v.minLength(1))),
})

/** Adds `POST /sandbox/teams`: who is above a member, how many are below, and that transfers are the member's to use. */
export function addTeamControl(app: Hono<SandboxEnv>, services: Services): void {
  const { store, merchants, seed, now } = services
  app.post('/sandbox/teams', async (call) => {
    const { upline, downlines, paymentPassword, ...said } = parseControl(team, await readBody(call))
    const at = findMerchant(said.merchant, merchants.values())
    const { id } = memberNamed(said.member, at, services)
    const make = (kind: 'agent2' | 'player') => makeMember(store, at, kind, { seed, now: now() })
    const made = store.db.transaction(() => {
      store.teams.allow(id)
      if (paymentPassword !== undefined) store.profiles.setPaymentPassword(id, paymentPassword)
      const above = upline === true ? make('agent2').id : upline && memberNamed(upline, at, services).id
      if (above) store.teams.join(id, above)
      return Array.from({ length: downlines }, () => {
        const below = make('player').id
        store.teams.join(below, id)
        return store.members.byId(below)?.username ?? ''
      })
    })
    return json({ upline: store.teams.uplineOf(id)?.username ?? null, downlines: made }, 201)
  })
}
