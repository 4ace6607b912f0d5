/** Talks to the scenario calls of a sandbox that runs on this machine. */
import * as v from 'valibot'

/** Thrown when the sandbox can't be reached, or refuses; the message is for the operator. */
export class ScenarioClientError extends Error {
  override readonly name = 'ScenarioClientError'
}

const scenario = v.looseObject({
  id: v.string(),
  kind: v.string(),
  merchant: v.optional(v.string()),
  context: v.optional(v.string()),
})
export type ListedScenario = v.InferOutput<typeof scenario>

export interface ScenarioClient {
  list(): Promise<ListedScenario[]>
  add(input: Readonly<Record<string, unknown>>): Promise<ListedScenario>
  /** Returns how many were switched off. */
  clear(match: Readonly<Record<string, string | undefined>>): Promise<number>
}

/**
 * All calls throw `ScenarioClientError`.
 * @param port where the sandbox listens on 127.0.0.1
 */
export function createScenarioClient(port: number): ScenarioClient {
  const address = `http://127.0.0.1:${port}/sandbox/scenarios`
  const ask = async <S extends v.GenericSchema>(
    reply: S,
    url: string,
    init: RequestInit,
  ): Promise<v.InferOutput<S>> => {
    let response: Response
    let body: unknown
    try {
      response = await fetch(url, init)
      body = await response.json()
    } catch {
      throw new ScenarioClientError(
        `No sandbox answers on port ${port}. Start one with "npm start", or name its port with --port.`,
      )
    }
    const refused = v.safeParse(v.object({ error: v.string() }), body)
    if (refused.success) throw new ScenarioClientError(refused.output.error)
    const parsed = v.safeParse(reply, body)
    if (!response.ok || !parsed.success)
      throw new ScenarioClientError(`What answers on port ${port} is no sandbox (HTTP ${response.status}).`)
    return parsed.output
  }
  return {
    list: async () => (await ask(v.object({ scenarios: v.array(scenario) }), address, {})).scenarios,
    add: async (input) =>
      ask(scenario, address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      }),
    clear: async (match) => {
      const search = new URLSearchParams()
      for (const [key, value] of Object.entries(match)) if (value !== undefined) search.set(key, value)
      return (await ask(v.object({ cleared: v.number() }), `${address}?${search.toString()}`, { method: 'DELETE' }))
        .cleared
    },
  }
}

/** One line: `maintenance, ends 2030-01-31 18:00 UTC, for pampas`. */
export function describeScenario({ id, kind, merchant, context, ...own }: ListedScenario): string {
  const details = Object.entries(own).map(([key, value]) => {
    if (key === 'value') return `value ${JSON.stringify(value)}`
    if ((key === 'ends' || key === 'until') && typeof value === 'number')
      return `ends ${new Date(value).toISOString().slice(0, 16).replace('T', ' ')} UTC`
    return `${key} ${String(value ?? 'unknown')}`
  })
  const scope = [merchant && `for ${merchant}`, context && `in context ${context}`].filter(Boolean)
  return `${[kind, ...details, ...(scope.length > 0 ? scope : ['for everyone'])].join(', ')} (${id})`
}
