/** Reads the JSON reports of the test runners, and sums them without believing more than they say. */
import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { flakyJourneys, journeyFailures, unitFailures } from './failures.ts'

export interface Totals {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const NOTHING: Totals = { passed: 0, failed: 0, skipped: 0 }
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const unitSchema = v.object({
  success: v.boolean(),
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) })),
})

const journeySchema = v.object({
  stats: v.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  errors: v.array(v.unknown()),
})

/** vitest's `json` report. A file that failed before its first test counts as one failed. */
function unitTotals(report: unknown): Totals {
  const unit = v.parse(unitSchema, report)
  const broken = unit.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return {
    passed: unit.numPassedTests,
    failed: unit.numFailedTests + broken.length,
    skipped: unit.numPendingTests + unit.numTodoTests,
  }
}

/**
 * Playwright's `json` report. What passed when it was played once more has passed, and is named apart: where chance is
 * hunted, nothing is played twice.
 */
function journeyTotals(report: unknown): Totals {
  const { stats, errors } = v.parse(journeySchema, report)
  // Errors outside any test come in pairs ("it broke", "no tests found"): together they are one failure.
  const broken = errors.length > 0 ? 1 : 0
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + broken, skipped: stats.skipped }
}

export interface RunReport {
  readonly tests: Totals
  /** A line for each failure. */
  readonly failures: readonly string[]
  /** A line for each journey that passed only when it was played once more. */
  readonly flaky: readonly string[]
  /** What is wrong with the report or the run, if anything is. */
  readonly problem?: string
}

/**
 * @param kind which runner wrote the report
 * @param path where it should be
 * @param exitCode the runner's own; one that says "failed" where the report says nothing counts as one failed
 * @param filtered whether only some tests were asked for: none is fine then, and what the filter left out is not skipped
 */
export function readReport(
  kind: 'unit' | 'journeys',
  path: string,
  exitCode: number | null,
  filtered: boolean,
): RunReport {
  const broken = (problem: string, tests: Totals = NOTHING): RunReport => ({
    tests: { ...tests, failed: 1 },
    failures: [problem],
    flaky: [],
    problem,
  })
  if (!existsSync(path)) return broken('The runner ended without writing its report.')
  let tests: Totals
  let failures: readonly string[]
  let flaky: readonly string[] = []
  try {
    const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
    tests = kind === 'unit' ? unitTotals(report) : journeyTotals(report)
    failures = kind === 'unit' ? unitFailures(report) : journeyFailures(report)
    if (kind === 'journeys') flaky = flakyJourneys(report)
  } catch (error) {
    return broken(`The report ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (exitCode !== 0 && tests.failed === 0) {
    return broken('No test failed, but the runner did; its own words are above.', tests)
  }
  if (filtered) return { tests: { ...tests, skipped: 0 }, failures, flaky }
  return tests.passed + tests.failed > 0 ? { tests, failures, flaky } : broken('Nothing ran.', tests)
}

export function addTotals(all: readonly Totals[]): Totals {
  const sum = (key: keyof Totals) => all.reduce((total, part) => total + part[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** `12 passed, 0 failed`, and what was skipped when anything was. */
export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
