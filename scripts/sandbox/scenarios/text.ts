/** Scenarios as people write them on the command line of `npm start`: `name=value,key=value`. */
import { ControlError, meant } from '../control/parse.ts'
import type { Kind } from './field.ts'
import { KINDS, SCENARIO_KINDS } from './kinds.ts'

/** Where one option ends and the next begins: free text has commas in it, and only `,name=` ends that. */
const NEXT = /,(?=\s*[a-z]+\s*=)/

/**
 * Turns `maintenance=2h,brand=pampas` into what `readScenario` takes. The value after the name is the scenario's own
 * field; a list has `/` between its items.
 * @throws ControlError
 */
export function scenarioFromText(text: string): Record<string, unknown> {
  const name = text.split(/[=,]/, 1).join('').trim()
  const known = SCENARIO_KINDS.find((each) => each === name)
  if (!known) throw new ControlError(`scenario: "${name}" is not known; ${meant(name, SCENARIO_KINDS)}`)
  const kind: Kind = KINDS[known]
  const [head = '', ...options] = text.split(NEXT)
  const [before, value] = split(head)
  if (before !== name) throw new ControlError(`scenario: "${before.slice(name.length + 1)}" is not key=value`)
  const input: Record<string, unknown> = { kind: known, ...(value === undefined ? {} : ownValue(known, kind, value)) }
  for (const option of options) {
    const [key, said] = split(option)
    if (!key || said === undefined) throw new ControlError(`scenario: "${option}" is not key=value`)
    input[key] = readField(kind, key, said)
  }
  return input
}

/** What the text right after a scenario's name says. @throws ControlError */
export function ownValue(name: string, kind: Kind, text: string): Readonly<Record<string, unknown>> {
  if (kind.own === undefined) throw new ControlError(`scenario: ${name} takes no value`)
  return kind.readOwn?.(text) ?? { [kind.own]: readField(kind, kind.own, text) }
}

/** A field's value from its text; one that is not known is told of later. @throws ControlError */
function readField({ fields }: Kind, key: string, text: string): unknown {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined
  if (field?.list) return text.split('/')
  return field?.read ? field.read(text) : text
}

const split = (pair: string): [string, string | undefined] => {
  const at = pair.indexOf('=')
  return at < 0 ? [pair.trim(), undefined] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}
