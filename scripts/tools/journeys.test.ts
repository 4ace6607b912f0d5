/** The journeys' runner on a scratch suite, whose tests need no browser. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runJourneys } from './journeys.ts'
import { fromRoot } from './root.ts'

mkdirSync(fromRoot('.cache'), { recursive: true })
const folder = mkdtempSync(fromRoot('.cache/journeys-'))
const config = join(folder, 'playwright.config.ts')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('hands on the browser and counts', async () => {
  writeFileSync(config, 'export default { testMatch: "*.journey.ts", outputDir: "results" }')
  writeFileSync(
    join(folder, 'a.journey.ts'),
    `import { expect, test } from 'playwright/test'
test('other', () => {})
test('browser', () => expect(process.env.CHROMIUM_PATH).toBe('/some/browser'))`,
  )
  expect(await runJourneys('/some/browser', { config, live: false })).toMatchObject({
    ok: true,
    tests: { passed: 2, failed: 0 },
  })
  expect(await runJourneys('/some/browser', { grep: 'other', config, live: false })).toMatchObject({
    ok: true,
    tests: { passed: 1, failed: 0 },
  })
  const wrong = await runJourneys('/another', { config, live: false })
  expect(wrong).toMatchObject({ ok: false, tests: { passed: 1, failed: 1 } })
  expect(wrong.failures).toHaveLength(1)
  expect(wrong.failures?.[0]).toMatch(/^a\.journey\.ts:3 › browser: Error: expect\(received\)/)
})

test('no configuration is a failure, not an empty success', async () => {
  const result = await runJourneys('/some/browser', { config: join(folder, 'gone.ts') })
  expect(result).toMatchObject({ ok: false, tests: { passed: 0, failed: 1 } })
  expect(result.output).toContain('gone.ts')
})
