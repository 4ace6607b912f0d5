/** Scenarios as tests and the scenario command write them: JSON over HTTP. */
import * as v from 'valibot'
import { contract } from '../../../src/api/contract.ts'
import type { Endpoint } from '../../../src/api/transport/endpoint.ts'
import { ControlError, findMerchant, meant, parseControl } from '../control/parse.ts'
import type { Scope } from '../faults/scenarios.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import type { Kind, Moment } from './field.ts'
import { KINDS, SCENARIO_KINDS, type Misbehaviour, type ScenarioKind } from './kinds.ts'

const context = v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/, 'expected letters, digits, ".", "-" and "_"'))
const named = v.looseObject({ kind: v.picklist(SCENARIO_KINDS, `expected ${SCENARIO_KINDS.join(', ')}`) })

/** What `POST /sandbox/scenarios` takes of one kind. */
const schemaOf = (name: ScenarioKind, { fields, brandless }: Kind) =>
  v.strictObject({
    kind: v.literal(name),
    ...Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, schema])),
    /** A brand's id or its merchant code. */
    brand: v.optional(brandless === undefined ? v.string() : v.never(brandless)),
    context: v.optional(context),
  })

interface Known {
  readonly merchants: Iterable<MerchantSeed>
  /** Milliseconds since 1970. */
  readonly now: number
  /** The calls that there are, by name; the contract's unless given. */
  readonly endpoints?: Readonly<Record<string, Endpoint>>
}

/**
 * Checks a scenario that came as JSON.
 * @throws ControlError
 */
export function readScenario(input: unknown, known: Known): Misbehaviour & Scope {
  const { kind } = parseControl(named, input)
  const { brand, context: only, ...said } = parseControl(schemaOf(kind, KINDS[kind]), input)
  const scope: Scope = {
    ...(brand === undefined ? {} : { merchant: findMerchant(brand, known.merchants).merchantCode }),
    ...(only === undefined ? {} : { context: only }),
  }
  // What each kind says was parsed by its own schemas, which a union of them all does not remember.
  const scenario = Object.fromEntries(
    Object.entries(said).map(([key, value]) => [
      key,
      typeof value === 'function' ? (value as Moment)(known.now) : value,
    ]),
  ) as unknown as Misbehaviour
  if ('endpoint' in scenario && scenario.endpoint !== undefined) {
    const found = findEndpoint(scenario.endpoint, known.endpoints ?? contract)
    if (scenario.kind === 'answering') checkAnswer(found, scenario.value)
  }
  return { ...scenario, ...scope }
}

function findEndpoint(name: string, endpoints: Readonly<Record<string, Endpoint>>): Endpoint {
  const found = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined
  if (!found) throw new ControlError(`endpoint: no call is named "${name}"; ${meant(name, Object.keys(endpoints))}`)
  return found
}

/** A made-up answer is one that the client can read, and never says of money what the ledger does not. */
function checkAnswer({ name, money, reply }: Endpoint, value: unknown): void {
  if (money)
    throw new ControlError(`endpoint: ${name} moves money, so its answer can't be made up; "refusing" can refuse it`)
  parseControl(v.object({ value: reply }), { value })
}
