/** Scenarios: ways in which the gateway misbehaves on command, each for everyone, one merchant or one browser context. */
import { randomBytes } from 'node:crypto'
import type { Misbehaviour, ScenarioKind } from '../scenarios/kinds.ts'

/** Those that concern one call at a time, and are counted. */
export type CountedKind = Extract<Misbehaviour, { readonly times?: number | undefined }>['kind']

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
  const concerns = (scenario: { endpoint?: string | undefined }, endpoint: string): boolean =>
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
