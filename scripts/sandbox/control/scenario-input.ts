/** Scenarios as tests and the scenario command write them: JSON over HTTP. */
import * as v from 'valibot'
import { contract } from '../../../src/api/contract.ts'
import type { Endpoint } from '../../../src/api/transport/endpoint.ts'
import { getRegisterRules } from '../../../src/api/account/registration.ts'
import { MODULES } from '../../../src/rules/site/modules.ts'
import { DEPOSIT_STATES } from '../../../src/rules/money/deposit.ts'
import { WITHDRAWAL_STATES } from '../../../src/rules/money/withdrawal.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import { DEPOSIT_CHANNELS } from '../seeds/money/deposit-channels.ts'
import { ALL_VENDORS } from '../seeds/games/vendors.ts'
import { BONUS_STATES } from '../store/rewards/bonuses.ts'
import { SPARING_WAYS } from '../reply-parts.ts'
import { FAILURES, type Misbehaviour, type Scope } from '../faults/scenarios.ts'
import { parseDuration } from './duration.ts'
import { didYouMean } from '../../../src/rules/suggest.ts'

/** Thrown for a control call that makes no sense; the message says what is wrong, where, and what would do. */
export class ControlError extends Error {
  override readonly name = 'ControlError'
}

const CHANNEL_CODES = DEPOSIT_CHANNELS.map(({ code }) => code)
const VENDOR_CODES = ALL_VENDORS.map(({ code }) => code)

export const SCENARIO_KINDS = [
  'maintenance',
  'region',
  'wrong-domain',
  'slow',
  'failing',
  'refusing',
  'answering',
  'captcha',
  'no-deduplication',
  'unregistered-ip',
  'no-popup',
  'no-stream',
  'sparing',
  'plain-covers',
  'harmful-html',
  'modules',
  'register-rules',
  'game-maintenance',
  'deposit-maintenance',
  'withdrawal-state',
  'deposit-state',
  'bonus-state',
] as const

const endpoint = v.optional(v.string())
const oneEndpoint = v.string('expected a call, such as "getBalance"')
export const whole = (low: number, high: number) =>
  v.pipe(
    v.number('expected a number'),
    v.check(
      (value) => Number.isInteger(value) && value >= low && value <= high,
      `expected a whole number from ${low} to ${high}`,
    ),
  )
const times = v.optional(whole(1, 1_000_000))
const scope = {
  /** A brand's id or its merchant code. */
  brand: v.optional(v.string()),
  context: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/, 'expected letters, digits, ".", "-" and "_"'))),
}
const modules = v.optional(v.array(v.picklist(MODULES, `expected modules, such as ${MODULES[0]}`)), [])
const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'expected two capital letters, such as "NL"'))

/** What `POST /sandbox/scenarios` takes. */
const scenarioInput = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('maintenance'), ends: v.optional(v.string()), ...scope }),
    v.strictObject({
      kind: v.literal('region'),
      ip: v.optional(v.pipe(v.string(), v.ip('expected an IP address')), '198.51.100.7'),
      country: v.optional(countryCode, 'NL'),
      ...scope,
    }),
    v.strictObject({ kind: v.literal('wrong-domain'), ...scope }),
    v.strictObject({ kind: v.literal('captcha'), ...scope }),
    v.strictObject({ kind: v.literal('no-deduplication'), ...scope }),
    v.strictObject({ kind: v.literal('unregistered-ip'), ...scope }),
    v.strictObject({ kind: v.literal('no-popup'), ...scope }),
    v.strictObject({ kind: v.literal('no-stream'), ...scope }),
    v.strictObject({
      kind: v.literal('plain-covers'),
      ...scope,
      brand: v.optional(v.undefined('covers are of no brand; leave it out')),
    }),
    v.strictObject({
      kind: v.literal('sparing'),
      way: v.optional(v.picklist(SPARING_WAYS, `expected ${SPARING_WAYS.join(', ')}`), 'missing'),
      ...scope,
    }),
    v.strictObject({ kind: v.literal('harmful-html'), ...scope }),
    v.strictObject({ kind: v.literal('modules'), on: modules, off: modules, ...scope }),
    v.strictObject({ kind: v.literal('register-rules'), rules: getRegisterRules.reply, ...scope }),
    v.strictObject({
      kind: v.literal('game-maintenance'),
      vendor: v.optional(v.picklist(VENDOR_CODES, `expected a vendor's code, such as ${VENDOR_CODES[0]}`)),
      until: v.optional(v.string()),
      ...scope,
    }),
    v.strictObject({
      kind: v.literal('deposit-maintenance'),
      channel: v.optional(v.picklist(CHANNEL_CODES, `expected a channel's code, such as ${CHANNEL_CODES[0]}`)),
      why: v.optional(v.picklist(['maintenance', 'hours'], 'expected "maintenance" or "hours"'), 'maintenance'),
      until: v.optional(v.string()),
      ...scope,
    }),
    v.strictObject({
      kind: v.literal('withdrawal-state'),
      state: v.picklist(WITHDRAWAL_STATES, `expected ${WITHDRAWAL_STATES.join(', ')}`),
      ...scope,
    }),
    v.strictObject({
      kind: v.literal('deposit-state'),
      state: v.picklist(DEPOSIT_STATES, `expected ${DEPOSIT_STATES.join(', ')}`),
      ...scope,
    }),
    v.strictObject({
      kind: v.literal('bonus-state'),
      state: v.picklist(BONUS_STATES, `expected ${BONUS_STATES.join(', ')}`),
      ...scope,
    }),
    v.strictObject({ kind: v.literal('slow'), ms: whole(1, 300_000), endpoint, ...scope }),
    v.strictObject({
      kind: v.literal('failing'),
      how: v.optional(v.picklist(FAILURES, `expected ${FAILURES.join(', ')}`), 'status'),
      status: v.optional(whole(400, 599), 503),
      when: v.optional(v.picklist(['before', 'after'], 'expected "before" or "after"'), 'before'),
      seed: v.optional(whole(0, 2 ** 31)),
      times,
      endpoint,
      ...scope,
    }),
    v.strictObject({
      kind: v.literal('refusing'),
      message: v.pipe(v.string('expected the words of the refusal'), v.nonEmpty('expected the words of the refusal')),
      value: v.optional(v.unknown()),
      times,
      endpoint: oneEndpoint,
      ...scope,
    }),
    v.strictObject({ kind: v.literal('answering'), value: v.unknown(), times, endpoint: oneEndpoint, ...scope }),
  ],
  `expected ${SCENARIO_KINDS.join(', ')}`,
)

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
  const { brand, context, ...said } = parseControl(scenarioInput, input)
  const scoped: Scope = {
    ...(brand === undefined ? {} : { merchant: findMerchant(brand, known.merchants).merchantCode }),
    ...(context === undefined ? {} : { context }),
  }
  if ('endpoint' in said && said.endpoint !== undefined) {
    const found = findEndpoint(said.endpoint, known.endpoints ?? contract)
    if (said.kind === 'answering') checkAnswer(found, said.value)
  }
  if (said.kind === 'maintenance')
    return {
      kind: 'maintenance',
      endTime: said.ends === undefined ? null : momentOf('ends', said.ends, known.now),
      ...scoped,
    }
  if (said.kind === 'game-maintenance') {
    const { vendor, until } = said
    return {
      kind: said.kind,
      ...(vendor ? { vendor } : {}),
      until: until === undefined ? null : momentOf('until', until, known.now),
      ...scoped,
    }
  }
  if (said.kind === 'deposit-maintenance') {
    const { channel, why, until } = said
    return {
      kind: said.kind,
      ...(channel ? { channel } : {}),
      why,
      until: until === undefined ? null : momentOf('until', until, known.now),
      ...scoped,
    }
  }
  // An option that was left out stays away; the schema's type only says that it may be undefined.
  return { ...(said as Misbehaviour), ...scoped }
}

/** When it ends: after a length of time, or at a moment. */
function momentOf(field: string, text: string, now: number): number {
  const after = parseDuration(text)
  if (after !== null) return now + after
  const at = Date.parse(text)
  if (Number.isNaN(at))
    throw new ControlError(
      `${field}: "${text}" is neither a length of time such as 2h nor a moment such as 2030-01-31T18:00Z`,
    )
  return at
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

/**
 * Finds a merchant by its brand's id or its own code.
 * @throws ControlError, naming those that there are
 */
export function findMerchant(said: string, merchants: Iterable<MerchantSeed>): MerchantSeed {
  const all = [...merchants]
  const found = all.find(({ id, merchantCode }) => id === said || merchantCode === said)
  const ids = all.map(({ id }) => id)
  if (!found) throw new ControlError(`brand: there is no "${said}"; ${meant(said, ids)}`)
  return found
}

/**
 * Parses what a control call said.
 * @throws ControlError with every problem, a line each
 */
export function parseControl<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  throw new ControlError(
    parsed.issues
      .map((issue) => {
        const field = v.getDotPath(issue)
        const detail =
          issue.type === 'strict_object' && issue.expected === 'never' ? 'is not known here' : issue.message
        return field ? `${field}: ${detail}` : detail
      })
      .join('\n'),
  )
}

/** What was probably meant, or all that there is. */
export const meant = (said: string, known: readonly string[]): string =>
  didYouMean(said, known) ?? `there is ${known.join(', ')}`
