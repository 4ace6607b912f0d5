/** The journeys: Playwright on built bundles, shown as they go, counted from its report. */
import { existsSync } from 'node:fs'
import type { CheckResult } from '../checks.ts'
import { reportPaths, takeReport } from '../checks.ts'
import { fromRoot } from '../root.ts'
import { commandOf, run } from '../run.ts'
import type { Runs } from './journey-runs.ts'

export interface JourneyRun {
  /** Only journeys whose name matches; none matching is fine then. */
  readonly grep?: string | undefined
  /** How often each is played; once unless told. */
  readonly runs?: Runs
  /** Another suite than the repository's. */
  readonly config?: string
  /** Whether the journeys are shown as they go. */
  readonly live?: boolean
}

/** Ends a suite that hangs: three times what it takes on two cores. */
const LIMIT_SECONDS: Readonly<Record<Runs, number>> = { once: 3600, pairs: 6000, matrix: 14_400, nginx: 900 }

/** @param browser the path of the browser's program, handed on as CHROMIUM_PATH */
export async function runJourneys(browser: string, options: JourneyRun = {}): Promise<CheckResult> {
  const { grep, runs = 'once', config = fromRoot('tests/playwright.config.ts'), live = true } = options
  const name = 'journeys'
  if (!existsSync(config)) {
    const tests = { passed: 0, failed: 1, skipped: 0 }
    return { name, ok: false, seconds: 0, output: `There is no ${config}, so no journey can run.`, tests }
  }
  const { own } = reportPaths('journeys')
  const filter = grep === undefined ? [] : ['--grep', grep, '--pass-with-no-tests']
  // A line each is for whoever watches; a log is read for what failed.
  const shown = process.stdout.isTTY ? 'list' : 'dot'
  const { code, output, seconds } = await run(
    commandOf('playwright'),
    ['test', '--config', config, `--reporter=${shown},json`, ...filter],
    {
      env: {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: own,
        JOURNEY_RUNS: runs,
      },
      live,
      limitSeconds: LIMIT_SECONDS[runs],
    },
  )
  const { tests, failures, flaky, problem } = takeReport('journeys', code, grep !== undefined)
  return { name, ok: tests.failed === 0, seconds, output: `${output}\n${problem ?? ''}`, tests, failures, flaky }
}
