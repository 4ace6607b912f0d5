/** The sandbox's own calls: those that are values, and those about scenarios, a browser, and the catalogue. */
import type { Hono } from 'hono'
import * as v from 'valibot'
import { json } from '../answers.ts'
import type { Services } from '../context.ts'
import { VISITOR_COOKIE, type SandboxEnv } from '../mount.ts'
import { readCookie } from '../read-request.ts'
import { allGames } from '../seeds/games/catalogue.ts'
import { VENDORS } from '../seeds/games/vendors.ts'
import { addCalls } from './calls.ts'
import { memberCalls } from './member-calls.ts'
import { rewardCalls } from './reward-calls.ts'
import { teamCalls } from './team-calls.ts'
import { readBody } from './read-body.ts'
import { sportsCalls } from './sports-calls.ts'
import { stateCalls } from './state-calls.ts'
import { readScenario } from '../scenarios/input.ts'
import { SCENARIO_KINDS } from '../scenarios/kinds.ts'
import { ControlError, findMerchant, parseControl } from './parse.ts'

const gameFilter = v.strictObject({
  vendor: v.optional(v.string()),
  category: v.optional(v.string()),
  limit: v.optional(v.string()),
})
const filter = v.strictObject({
  id: v.optional(v.string()),
  kind: v.optional(v.picklist(SCENARIO_KINDS, `expected ${SCENARIO_KINDS.join(', ')}`)),
  brand: v.optional(v.string()),
  context: v.optional(v.string()),
})

/** Adds the calls under `/sandbox`. */
export function addControl(app: Hono<SandboxEnv>, services: Services): void {
  const { scenarios, store, merchants, now, seed } = services
  const known = () => ({ merchants: merchants.values(), now: now() })
  addCalls(app, services, [...stateCalls, ...memberCalls, ...rewardCalls, ...teamCalls, ...sportsCalls])

  app.get('/sandbox/scenarios', () => json({ scenarios: scenarios.list() }))
  app.post('/sandbox/scenarios', async (call) => json(scenarios.add(readScenario(await readBody(call), known())), 201))
  app.delete('/sandbox/scenarios', (call) => {
    const { brand, ...match } = parseControl(filter, call.req.query())
    const scope = brand === undefined ? {} : { merchant: findMerchant(brand, merchants.values()).merchantCode }
    return json({ cleared: scenarios.clear({ ...defined(match), ...scope }) })
  })

  app.get('/sandbox/captcha', (call) => {
    const visitor = readCookie(call.req.raw.headers, VISITOR_COOKIE)
    const answer = visitor === null ? undefined : store.captchas.answer(visitor, now())
    if (answer === undefined)
      throw new ControlError(
        `captcha: this browser has none; ask GET /wps/captcha first, with the same ${VISITOR_COOKIE}`,
      )
    return json({ answer })
  })

  app.get('/sandbox/slider', (call) => {
    const visitor = readCookie(call.req.raw.headers, VISITOR_COOKIE)
    const answerTo = (kind: 'puzzle' | 'question') =>
      visitor === null ? undefined : store.humanChecks.answer(visitor, kind, now())
    const [x, words] = [answerTo('puzzle'), answerTo('question')]
    if (x === undefined && words === undefined)
      throw new ControlError(`slider: this browser has no puzzle; ask GET /wps/captcha/slider first`)
    return json({ x: x === undefined ? null : Number(x), words: words?.split('|') ?? null })
  })

  app.get('/sandbox/games', (call) => {
    const { vendor, category, limit = '100' } = parseControl(gameFilter, call.req.query())
    const found = allGames(seed).filter(
      (game) =>
        (vendor === undefined || game.vassalage === vendor) && (category === undefined || game.category === category),
    )
    return json({ total: found.length, games: found.slice(0, Number(limit) || 100) })
  })
  app.get('/sandbox/vendors', () => json({ vendors: VENDORS }))
}

/** Without the keys whose value is undefined, which exact optional properties do not take. */
function defined<T extends object>(object: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  // The filter is what makes this true.
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>
  }
}
