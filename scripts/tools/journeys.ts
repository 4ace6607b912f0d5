/** The journeys: Playwright on built bundles, shown as they go, counted from its report. */
import { existsSync } from 'node:fs'
import type { CheckResult } from './checks.ts'
import { reportPaths, takeReport } from './checks.ts'
import { fromRoot } from './root.ts'
import { commandOf, run } from './run.ts'

/**
 * @param browser the path of the browser's program, handed on as CHROMIUM_PATH
 * @param grep only journeys whose name matches; none matching is fine then
 */
export async function runJourneys(
  browser: string,
  grep?: string,
  config: string = fromRoot('tests/playwright.config.ts'),
): Promise<CheckResult> {
  const name = 'journeys'
  if (!existsSync(config)) {
    const tests = { passed: 0, failed: 1, skipped: 0 }
    return { name, ok: false, seconds: 0, output: `There is no ${config}, so no journey can run.`, tests }
  }
  const { own } = reportPaths('journeys')
  const filter = grep === undefined ? [] : ['--grep', grep, '--pass-with-no-tests']
  const { code, output, seconds } = await run(
    commandOf('playwright'),
    ['test', '--config', config, '--reporter=list,json', ...filter],
    { env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: own }, live: true, limitSeconds: 1800 },
  )
  const { tests, problem } = takeReport('journeys', code, grep !== undefined)
  return { name, ok: tests.failed === 0, seconds, output: `${output}\n${problem ?? ''}`, tests }
}
