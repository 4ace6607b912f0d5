/** Scenarios as people write them on the command line of `npm start`: `name=value,key=value`. */
import { parseDuration } from './duration.ts'
import { ControlError, meant, SCENARIO_KINDS } from './scenario-input.ts'

/** Those whose own value is free text, with commas in it; `,name=` ends it. */
const FREE_TEXT: readonly string[] = [
  'refusing',
  'answering',
  'register-rules',
] satisfies (typeof SCENARIO_KINDS)[number][]

/**
 * Turns `maintenance=2h,brand=pampas` into what `readScenario` takes. The value after the name is the scenario's own:
 * `maintenance=<ends>`, `game-maintenance=<until>`, `deposit-maintenance=<until>`,
 * `region=<ip>/<country>`, `slow=<time>`, `failing=<status or how>`, `refusing=<message>`,
 * `answering=<json>`, `register-rules=<json>`, `withdrawal-state=<state>`,
 * `deposit-state=<state>`, `bonus-state=<state>`; `modules,on=<modules>,off=<modules>` with `/` between them.
 * @throws ControlError
 */
export function scenarioFromText(text: string): Record<string, unknown> {
  const kind = text.split(/[=,]/, 1).join('').trim()
  const [head = '', ...options] = text.split(FREE_TEXT.includes(kind) ? /,(?=\s*[a-z]+\s*=)/ : ',')
  const [, value] = split(head)
  if (!SCENARIO_KINDS.some((known) => known === kind))
    throw new ControlError(`scenario: "${kind}" is not known; ${meant(kind, SCENARIO_KINDS)}`)
  const input: Record<string, unknown> = { kind, ...ownValue(kind, value) }
  for (const option of options) {
    const [key, said] = split(option)
    if (!key || said === undefined) throw new ControlError(`scenario: "${option}" is not key=value`)
    input[key] =
      key === 'times' || key === 'status' || key === 'seed'
        ? Number(said)
        : key === 'value'
          ? parseJson(said)
          : listOr(key, said)
  }
  return input
}

const listOr = (key: string, said: string): string | string[] =>
  key === 'on' || key === 'off' ? said.split('/') : said

const split = (pair: string): [string, string | undefined] => {
  const at = pair.indexOf('=')
  return at < 0 ? [pair.trim(), undefined] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}

function ownValue(kind: string, value: string | undefined): Record<string, unknown> {
  if (value === undefined) return {}
  if (kind === 'maintenance') return { ends: value }
  if (kind === 'game-maintenance' || kind === 'deposit-maintenance') return { until: value }
  if (kind === 'slow') return { ms: parseDuration(value) ?? Number(value) }
  if (kind === 'failing') return /^\d+$/.test(value) ? { how: 'status', status: Number(value) } : { how: value }
  if (kind.endsWith('-state')) return { state: value }
  if (kind === 'refusing') return { message: value }
  if (kind === 'answering') return { value: parseJson(value) }
  if (kind === 'register-rules') return { rules: parseJson(value) }
  if (kind === 'region') {
    const [ip, country] = value.split('/')
    return { ip, ...(country === undefined ? {} : { country }) }
  }
  throw new ControlError(`scenario: ${kind} takes no value`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ControlError(`value: "${text}" is not JSON; write text as "\\"text\\"" and nothing as null`)
  }
}
