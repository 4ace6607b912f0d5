/**
 * What goes wrong in a page without anybody seeing it: console errors, page errors, policy violations, and the password
 * that every member has in an address or on a console.
 */
import type { BrowserContext } from 'playwright/test'
import { SEED_PASSWORD } from '../../../scripts/sandbox/seeds/account/accounts.ts'

export interface Faults {
  /** Lets a fault pass that the journey itself brings about, such as the browser's line about a status of 503. */
  expect(pattern: RegExp): void
  /** Faults that nobody expected. */
  unexpected(): string[]
  readonly add: (text: string) => void
}

/** The name under which pages report a policy violation. */
const REPORT = 'reportViolation'

export function createFaults(): Faults {
  const seen: string[] = []
  const expected: RegExp[] = []
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => seen.filter((text) => !expected.some((pattern) => pattern.test(text))),
    add: (text) => seen.push(text),
  }
}

/** Writes down what goes wrong in any page of a context. */
export async function watch(context: BrowserContext, { add }: Faults): Promise<void> {
  await context.exposeFunction(REPORT, add)
  await context.addInitScript((name) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const text = `policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`
      // The name was exposed above; the page's own types do not know it.
      ;(globalThis as unknown as Record<string, (text: string) => void>)[name]?.(text)
    })
  }, REPORT)
  const lookInto = (where: string, text: string): void => {
    if (text.includes(SEED_PASSWORD)) add(`a password in ${where}: ${text}`)
  }
  context.on('request', (request) => lookInto('an address', request.url()))
  context.on('console', (message) => {
    lookInto('a console', message.text())
    if (message.type() === 'error') add(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => add(`page: ${error.error().stack ?? error.error().message}`))
}
