/** Scenarios: ways in which the gateway misbehaves on command, each for everyone, one merchant or one browser context. */
import { randomBytes } from 'node:crypto'
import type { Module } from '../../../src/rules/site/modules.ts'
import type { WireRules } from '../../../src/rules/account/register-fields.ts'
import type { SparingWay } from '../reply-parts.ts'
import type { BonusState } from '../store/rewards/bonuses.ts'
import type { KnownDepositState } from '../../../src/rules/money/deposit.ts'
import type { KnownWithdrawalState } from '../../../src/rules/money/withdrawal.ts'

export type Misbehaviour =
  | { readonly kind: 'maintenance'; /** Milliseconds since 1970. */ readonly endTime: number | null }
  | { readonly kind: 'region'; readonly ip: string; readonly country: string }
  | { readonly kind: 'wrong-domain' }
  | { readonly kind: 'captcha' }
  | { readonly kind: 'no-deduplication' }
  /** A login by user name wants a second factor (spec 4, "Unregistered-IP login"). */
  | { readonly kind: 'unregistered-ip' }
  /** No announcement pops up on start. */
  | { readonly kind: 'no-popup' }
  /** News comes by asking alone: there is no stream of it. */
  | { readonly kind: 'no-stream' }
  /** Games have covers of one colour, so that none has to be drawn; whatever the merchant, which a picture's address doesn't say. */
  | { readonly kind: 'plain-covers' }
  /** Replies lack all that the contract can do without, or hold what nobody knows, or nothing in their lists. */
  | { readonly kind: 'sparing'; readonly way: SparingWay }
  /** Announcements hold what a careless or hostile editor could write. */
  | { readonly kind: 'harmful-html' }
  /** Modules are on or off, whatever the merchant's preset says of them. */
  | { readonly kind: 'modules'; readonly on: readonly Module[]; readonly off: readonly Module[] }
  /** Registration has these rules; fields that are not named keep the merchant's own. */
  | { readonly kind: 'register-rules'; readonly rules: WireRules }
  /** No game starts, or none of one vendor's. */
  | {
      readonly kind: 'game-maintenance'
      readonly vendor?: string
      /** Milliseconds since 1970. */
      readonly until: number | null
    }
  /** Nothing can be paid in by one channel, or by any. */
  | {
      readonly kind: 'deposit-maintenance'
      readonly channel?: string
      /** Whether it is outside of its hours. */
      readonly why: 'maintenance' | 'hours'
      /** Milliseconds since 1970. */
      readonly until: number | null
    }
  /** Each new withdrawal is brought to this state at once. */
  | { readonly kind: 'withdrawal-state'; readonly state: KnownWithdrawalState }
  /** Each new deposit is brought to this state at once. */
  | { readonly kind: 'deposit-state'; readonly state: KnownDepositState }
  /** The bonus of each new deposit is brought to this state at once. */
  | { readonly kind: 'bonus-state'; readonly state: BonusState }
  | { readonly kind: 'slow'; readonly ms: number; readonly endpoint?: string }
  | {
      readonly kind: 'failing'
      readonly how: FailureKind
      /** The status of `how: "status"`. */
      readonly status: number
      /** `after`: the call is carried out and its answer is lost. */
      readonly when: 'before' | 'after'
      /** Of `how: "malformed"`: what the first damage is drawn from; each further answer is damaged in another way. */
      readonly seed?: number
      readonly endpoint?: string
      readonly times?: Times
    }
  /** The call is refused in these words, and nothing is carried out. */
  | {
      readonly kind: 'refusing'
      readonly endpoint: string
      readonly message: string
      /** What the refusal tells beside its words; `null` when left out. */
      readonly value?: unknown
      readonly times?: Times
    }
  /** The call is answered with this value as it goes over the wire, and nothing is carried out. */
  | { readonly kind: 'answering'; readonly endpoint: string; readonly value: unknown; readonly times?: Times }

/** How many calls a scenario still holds for; for ever when left out. */
type Times = number

/** How an answer can fail; the last four damage a real answer, so the call is carried out. */
export const FAILURES = [
  'status',
  'abort',
  'html',
  'cut-short',
  'malformed-json',
  'malformed-value',
  /** In any way, drawn from a seed. */
  'malformed',
] as const
export type FailureKind = (typeof FAILURES)[number]
export type ScenarioKind = Misbehaviour['kind']
/** Those that concern one call at a time, and are counted. */
export type CountedKind = Extract<Misbehaviour, { readonly times?: Times }>['kind']

export interface Scope {
  /** A merchant's code; every merchant when left out. */
  readonly merchant?: string
  /** A browser context: the value of the cookie; every visitor when left out. */
  readonly context?: string
}

export type Scenario = Misbehaviour & Scope & { readonly id: string }
type Of<Kind extends ScenarioKind> = Extract<Scenario, { kind: Kind }>

/** The cookie that names a browser context, so that tests side by side never see each other's scenarios. */
export const CONTEXT_COOKIE = 'sandbox-context'

/** Who asks: a merchant's visitor, maybe in a named browser context. */
export interface Visit {
  readonly merchant: string
  readonly context: string | null
}

export interface Scenarios {
  list(): readonly Scenario[]
  /** Switches one on; it takes the place of one of the same kind, scope and endpoint. */
  add(scenario: Misbehaviour & Scope): Scenario
  /** Switches off what matches all that is said; returns how many. */
  clear(match: Scope & { readonly id?: string; readonly kind?: ScenarioKind }): number
  /** The scenario of a kind that holds for a visit, or `undefined`; the last one switched on wins. */
  find<Kind extends Exclude<ScenarioKind, 'slow' | CountedKind>>(kind: Kind, visit: Visit): Of<Kind> | undefined
  /** Whether one that holds for a visit is about this very call; counts nothing. */
  isAbout(visit: Visit, endpoint: string): boolean
  /** How long a call is held up, in milliseconds. */
  delay(visit: Visit, endpoint: string): number
  /** The scenario of a kind that a call meets, if it meets one; counts the call. */
  take<Kind extends CountedKind>(kind: Kind, visit: Visit, endpoint: string): Of<Kind> | undefined
}

export function createScenarios(): Scenarios {
  let active: readonly Scenario[] = []
  const holding = (visit: Visit): Scenario[] =>
    active.filter(({ merchant, context }) =>
      merchant === undefined || merchant === visit.merchant
        ? context === undefined || context === visit.context
        : false,
    )
  const held = <Kind extends ScenarioKind>(kind: Kind, visit: Visit): Of<Kind>[] =>
    holding(visit)
      .filter((scenario): scenario is Of<Kind> => scenario.kind === kind)
      .toReversed()
  const concerns = (scenario: { endpoint?: string }, endpoint: string): boolean =>
    scenario.endpoint === undefined || scenario.endpoint === endpoint
  const count = (taken: Scenario): void => {
    const next = afterCall(taken)
    active = active.flatMap((scenario) => (scenario !== taken ? [scenario] : next ? [next] : []))
  }
  return {
    list: () => active,
    add: (said) => {
      // The spread of a union keeps its members apart only for a reader, not for the compiler.
      const scenario = { ...said, id: randomBytes(4).toString('hex') } as Scenario
      active = [...active.filter((other) => place(other) !== place(scenario)), scenario]
      return scenario
    },
    clear: ({ id, kind, merchant, context }) => {
      const kept = active.filter(
        (scenario) =>
          (id !== undefined && scenario.id !== id) ||
          (kind !== undefined && scenario.kind !== kind) ||
          (merchant !== undefined && scenario.merchant !== merchant) ||
          (context !== undefined && scenario.context !== context),
      )
      const gone = active.length - kept.length
      active = kept
      return gone
    },
    find: (kind, visit) => held(kind, visit)[0],
    isAbout: (visit, endpoint) => holding(visit).some((one) => 'endpoint' in one && one.endpoint === endpoint),
    delay: (visit, endpoint) => held('slow', visit).find((scenario) => concerns(scenario, endpoint))?.ms ?? 0,
    take: (kind, visit, endpoint) => {
      const taken = held(kind, visit).find((scenario) => concerns(scenario, endpoint))
      if (taken) count(taken)
      return taken
    },
  }
}

/** A scenario once it has met a call; `null` when that was its last one. */
function afterCall(taken: Scenario): Scenario | null {
  const times = 'times' in taken && taken.times !== undefined ? { times: taken.times - 1 } : {}
  if (times.times === 0) return null
  const seed = taken.kind === 'failing' && taken.how === 'malformed' ? { seed: (taken.seed ?? 0) + 1 } : {}
  return { ...taken, ...times, ...seed }
}

/** Two scenarios of the same kind, scope and endpoint are one. */
function place(scenario: Scenario): string {
  const endpoint = 'endpoint' in scenario ? scenario.endpoint : undefined
  return JSON.stringify([scenario.kind, scenario.merchant, scenario.context, endpoint])
}
