/** What `npm run check` runs, and `npm test` before its journeys. A new check is a row here. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { looseErrors } from './failures.ts'
import type { RunReport, Totals } from './report.ts'
import { readReport, totalsLine } from './report.ts'
import { fromRoot } from './root.ts'
import { commandOf, run } from './run.ts'
import { bad, good } from './terminal.ts'

export interface CheckResult {
  readonly name: string
  readonly ok: boolean
  readonly seconds: number
  readonly output: string
  /** Of checks that run tests. */
  readonly tests?: Totals
  /** A line for each thing that failed, of checks that can tell. */
  readonly failures?: readonly string[]
  /** A line for each journey that passed only when it was played once more. */
  readonly flaky?: readonly string[]
}

interface Check {
  readonly name: string
  readonly run: () => Promise<CheckResult>
}

/** Any tool whose exit code says it all. */
function tool(name: string, script: () => string, ...args: readonly string[]): Check {
  return {
    name,
    run: async () => {
      const { code, output, seconds } = await run(script(), args)
      return { name, ok: code === 0, seconds, output }
    },
  }
}

/** A check of ours: `scripts/check-<file>.ts`. */
const ours = (name: string, file: string): Check => tool(name, () => fromRoot(`scripts/check-${file}.ts`))

/** Where a test run's report lies afterwards. Each run writes its own first, so that two at once do not mix. */
export function reportPaths(kind: 'unit' | 'journeys'): { readonly own: string; readonly last: string } {
  const folder = fromRoot('.cache/reports')
  mkdirSync(folder, { recursive: true })
  return { own: `${folder}/${kind}-${process.pid}.json`, last: `${folder}/${kind}.json` }
}

/** Reads a run's own report and leaves it as the last one. */
export function takeReport(kind: 'unit' | 'journeys', exitCode: number | null, filtered: boolean): RunReport {
  const { own, last } = reportPaths(kind)
  const report = readReport(kind, own, exitCode, filtered)
  rmSync(last, { force: true })
  if (existsSync(own)) renameSync(own, last)
  return report
}

/**
 * The unit tests.
 * @param grep only tests whose name matches; none matching is fine then
 */
export function unitTests(grep?: string): Check {
  const name = 'unit tests'
  return {
    name,
    run: async () => {
      const { own } = reportPaths('unit')
      const filter = grep === undefined ? [] : ['--testNamePattern', grep, '--passWithNoTests']
      const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${own}`, ...filter]
      const { code, output, seconds } = await run(commandOf('vitest'), args)
      const { tests, failures, problem } = takeReport('unit', code, grep !== undefined)
      const ok = tests.failed === 0
      const all = ok ? [] : [...failures, ...looseErrors(output)]
      return { name, ok, seconds, output: `${output}\n${problem ?? ''}`, tests, failures: all }
    },
  }
}

/** Every check, the long ones first so that two lanes end together. */
export function allChecks(): readonly Check[] {
  return [
    unitTests(),
    tool('types', () => commandOf('typescript'), '-p', '.'),
    tool('dead code', () => commandOf('knip'), '--no-progress'),
    tool('lint', () => commandOf('oxlint'), '--deny-warnings', '--report-unused-disable-directives'),
    tool('format', () => commandOf('oxfmt'), '--check'),
    ours('messages', 'messages'),
    ours('generated schemas', 'schemas'),
    ours('import floors', 'floors'),
    ours('lockfile', 'lockfile'),
  ]
}

/**
 * Runs checks, a few at a time.
 * @param done called for each as it ends
 * @returns the results in the order of `checks`
 */
export async function runChecks(
  checks: readonly Check[],
  done: (result: CheckResult) => void,
  lanes = 2,
): Promise<readonly CheckResult[]> {
  const results = new Map<Check, CheckResult>()
  const waiting = [...checks]
  const lane = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const result = await check.run()
      results.set(check, result)
      done(result)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return checks.flatMap((check) => results.get(check) ?? [])
}

/** A check's line: how it went, its name and its seconds, and how many tests it ran. */
export function describeCheck({ name, ok, seconds, tests }: CheckResult): string {
  const line = `${ok ? 'ok    ' : 'failed'}  ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s`
  return tests === undefined ? line : `${line}  ${totalsLine(tests)}`
}

/** The few lines with which a long run ends: each failed check, and what in it failed. */
export function showFailures(results: readonly CheckResult[], most = 40): void {
  for (const { name, ok, output, failures } of results) {
    if (ok) continue
    const lines = failures ?? output.trim().split('\n')
    console.log(bad(`${name} failed:`))
    for (const line of lines.slice(0, most)) console.log(`  ${line}`)
    if (lines.length > most) console.log(`  and ${lines.length - most} more, above`)
  }
}

/**
 * What stands above the last line: how many journeys passed only when they were played once more, and which.
 * @returns nothing where there was none
 */
export function flakyLines(results: readonly CheckResult[]): readonly string[] {
  const all = results.flatMap(({ flaky = [] }) => flaky)
  return all.length === 0 ? [] : [`flaky: ${all.length}`, ...all.map((line) => `  ${line}`)]
}

/** Prints a check's line, and all that it said when it failed. */
export function showCheck(result: CheckResult): void {
  console.log(result.ok ? good(describeCheck(result)) : bad(describeCheck(result)))
  const words = result.output.trim()
  if (!result.ok && words !== '') console.log(`${words}\n`)
}
