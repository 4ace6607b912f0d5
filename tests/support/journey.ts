/** The ground that every journey stands on: a brand, its words, a sandbox of its own, and no error left unnoticed. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type BrowserContext, type Page } from 'playwright/test'
import { sandboxOrigin } from '../../scripts/serve/hosts.ts'
import { JOURNEY_PORT } from './environment.ts'
import { sandboxFor, type SandboxOfTest } from './sandbox.ts'
import { wordsOf, type Say } from './words.ts'

export interface JourneyOptions {
  readonly brand: string
  readonly device: 'phone' | 'desktop'
}

interface JourneyFixtures {
  /** What the page says in the brand's default language. */
  readonly say: Say
  readonly sandbox: SandboxOfTest
  /** Console errors, page errors and policy violations so far; a journey that expects one takes it out. */
  readonly faults: string[]
}

/** A policy violation that the browser reports inside the page. */
const REPORT = 'reportViolation'

export const test = base.extend<JourneyOptions & JourneyFixtures>({
  brand: ['wireframe', { option: true }],
  device: ['desktop', { option: true }],
  baseURL: async ({ brand }, use) => use(sandboxOrigin(brand, JOURNEY_PORT)),
  say: async ({ brand }, use) => use(await wordsOf(brand)),
  sandbox: async ({ brand }, use) => use(sandboxFor(brand, randomUUID())),
  faults: async ({}, use) => {
    const faults: string[] = []
    await use(faults)
    expect(faults, 'console errors, page errors and policy violations').toEqual([])
  },
  context: async ({ context, sandbox, faults }, use) => {
    await sandbox.enter(context)
    await watch(context, faults)
    await use(context)
    await sandbox.clear()
  },
})

export { expect }

/** Writes down what goes wrong in any page of a context. */
async function watch(context: BrowserContext, faults: string[]): Promise<void> {
  await context.exposeFunction(REPORT, (text: string) => faults.push(text))
  await context.addInitScript((name) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const text = `policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`
      // The name was exposed above; the page's own types do not know it.
      ;(globalThis as unknown as Record<string, (text: string) => void>)[name]?.(text)
    })
  }, REPORT)
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => faults.push(`page: ${error.error().stack ?? error.error().message}`))
}

/** Waits until React has taken the shell over. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined)
}

/** A file of the bundle under test. */
export const bundleFile = (brand: string, path: string): string =>
  readFileSync(join(import.meta.dirname, '../../.cache/journeys/dist', brand, path), 'utf8')
