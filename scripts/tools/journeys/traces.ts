/** What a test file may change for those that share its process: globals and environment variables. */

export interface Traces {
  readonly globals: Readonly<Record<string, PropertyDescriptor>>
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** Set once by sharp when it is first loaded. */
const VARIABLES_OF_LIBRARIES = ['VIPSHOME']

/** The globals, without running a getter, and the environment as they are now. */
export function takeTraces(): Traces {
  return { globals: Object.getOwnPropertyDescriptors(globalThis), environment: { ...process.env } }
}

/** @returns the names of what is new, gone or another since then, sorted: `fetch`, `process.env.PORT` */
export function tracesSince(then: Traces): readonly string[] {
  const now = takeTraces()
  // Libraries keep notes to themselves under such names when they are first loaded.
  const globals = namesOf(then.globals, now.globals).filter((name) => !name.startsWith('__'))
  const variables = namesOf(then.environment, now.environment).filter((name) => !VARIABLES_OF_LIBRARIES.includes(name))
  return [
    ...globals.filter((name) => !isSame(then.globals[name], now.globals[name])),
    ...variables
      .filter((name) => then.environment[name] !== now.environment[name])
      .map((name) => `process.env.${name}`),
  ].toSorted()
}

const namesOf = (one: object, other: object): string[] => [...new Set([...Object.keys(one), ...Object.keys(other)])]

function isSame(one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined): boolean {
  // NaN is a global too, and equals itself here alone.
  return Object.is(one?.value, other?.value) && one?.get === other?.get && one?.set === other?.set
}
