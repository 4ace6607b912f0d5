/** The ground that every journey stands on: a brand, its words, a sandbox of its own, and no error left unnoticed. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type BrowserContext, type Page, type TestInfo } from 'playwright/test'
import { sandboxOrigin } from '../../scripts/serve/hosts.ts'
import { JOURNEY_HOME, JOURNEY_PORT } from './servers/environment.ts'
import { createFaults, watch, type Faults } from './servers/faults.ts'
import { createPlayer, type Player } from './player.ts'
import { sandboxFor, type SandboxOfTest } from './servers/sandbox.ts'
import { wordsOf, type Say } from './words.ts'

export interface JourneyOptions {
  readonly brand: string
  readonly device: 'phone' | 'desktop'
}

interface JourneyFixtures {
  /** What the page says in the brand's default language. */
  readonly say: Say
  readonly sandbox: SandboxOfTest
  /** What every journey does: opening a page, logging in. */
  readonly player: Player
  /** A journey that brings a fault about says so; any other fails it. */
  readonly faults: Faults
}

export const test = base.extend<JourneyOptions & JourneyFixtures>({
  brand: ['wireframe', { option: true }],
  device: ['desktop', { option: true }],
  baseURL: async ({ brand }, use) => use(sandboxOrigin(brand, JOURNEY_PORT)),
  say: async ({ brand }, use) => use(await wordsOf(brand)),
  sandbox: async ({ brand }, use) => use(sandboxFor(brand, randomUUID())),
  // Playwright wants a pattern here, even where nothing is asked for.
  // oxlint-disable-next-line no-empty-pattern
  faults: async ({}, use) => {
    const faults = createFaults()
    await use(faults)
    expect(faults.unexpected(), 'console errors, page errors, policy violations, passwords').toEqual([])
  },
  context: async ({ context, sandbox, faults }, use, info) => {
    await sandbox.enter(context)
    await watch(context, faults)
    await use(context)
    if (info.status !== info.expectedStatus || faults.unexpected().length > 0) await picture(context, info)
    await sandbox.leave()
  },
  player: async ({ page, say, device, sandbox }, use) => use(createPlayer({ page, say, device, sandbox })),
})

export { expect }

/** Keeps what the pages of a journey that failed show. The runner's own way takes a picture of those that passed, too. */
async function picture(context: BrowserContext, info: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    const body = await page.screenshot({ caret: 'initial', timeout: 5000 }).catch(() => null)
    if (body) await info.attach('screenshot', { body, contentType: 'image/png' })
  }
}

/** Waits until React has taken the shell over. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined)
}

/** A file of the bundle under test. */
export const bundleFile = (brand: string, path: string): string =>
  readFileSync(join(JOURNEY_HOME, 'dist', brand, path), 'utf8')
