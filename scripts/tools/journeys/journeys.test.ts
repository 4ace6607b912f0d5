/** The journeys' runner on a scratch suite, whose tests need no browser. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJourneys } from './journeys.ts'
import { fromRoot } from '../root.ts'

mkdirSync(fromRoot('.cache'), { recursive: true })
const folder = mkdtempSync(fromRoot('.cache/journeys-'))
const config = join(folder, 'playwright.config.ts')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeAll(() => {
  writeFileSync(config, 'export default { testMatch: "*.journey.ts", outputDir: "results" }')
  writeFileSync(
    join(folder, 'a.journey.ts'),
    `import { expect, test } from 'playwright/test'
test('other', () => {})
test('browser', () => expect(process.env.CHROMIUM_PATH).toBe('/some/browser'))`,
  )
})

test('hands on the browser and counts', async () => {
  const result = await runJourneys('/some/browser', { config, live: false })
  expect(result).toMatchObject({ ok: true, tests: { passed: 2, failed: 0 }, failures: [] })
})

test('runs those of a name alone', async () => {
  const result = await runJourneys('/some/browser', { grep: 'other', config, live: false })
  expect(result).toMatchObject({ ok: true, tests: { passed: 1, failed: 0 } })
})

test('names what failed', async () => {
  const result = await runJourneys('/another', { config, live: false })
  expect(result).toMatchObject({ ok: false, tests: { passed: 1, failed: 1 } })
  expect(result.failures).toEqual([expect.stringMatching(/^a\.journey\.ts:3 › browser: Error: expect\(received\)/)])
})

test('no configuration is a failure, not an empty success', async () => {
  const result = await runJourneys('/some/browser', { config: join(folder, 'gone.ts') })
  expect(result).toMatchObject({ ok: false, tests: { passed: 0, failed: 1 } })
  expect(result.output).toContain('gone.ts')
})
