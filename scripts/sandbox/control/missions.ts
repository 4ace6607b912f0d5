/** How far a member is with a mission, beside what they do. */
import type { Hono } from 'hono'
import * as v from 'valibot'
import { json } from '../answers.ts'
import type { Services } from '../context.ts'
import { missionId } from '../rewards/missions.ts'
import type { SandboxEnv } from '../mount.ts'
import { MISSIONS, MISSION_KINDS } from '../seeds/rewards/missions.ts'
import { memberNamed, readBody, readControlAmount } from './read-body.ts'
import { findMerchant, parseControl } from './parse.ts'

const help = v.strictObject({
  merchant: v.string('expected a brand or merchant code'),
  member: v.string('expected a user name'),
  kind: v.picklist(MISSION_KINDS, `expected ${MISSION_KINDS.join(', ')}`),
  progress: v.string('expected a decimal string such as "3"'),
})

/** Adds `POST /sandbox/missions`: a number of things, or money, that counts towards a mission. */
export function addMissionControl(app: Hono<SandboxEnv>, services: Services): void {
  const { store, merchants, now } = services
  app.post('/sandbox/missions', async (call) => {
    const { kind, progress, ...said } = parseControl(help, await readBody(call))
    const at = findMerchant(said.merchant, merchants.values())
    const { id } = memberNamed(said.member, at, services)
    const digits = MISSIONS[kind].unit === 'money' ? at.currencyDigits : 0
    const mission = missionId(kind, { merchant: at, now })
    store.missions.help(id, mission, readControlAmount(progress, { ...at, currencyDigits: digits }, 'progress'))
    return json({ mission }, 201)
  })
}
