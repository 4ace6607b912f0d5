/** `npm test`: every check, the unit tests among them, then the journeys in a real browser. One line sums it all. */
import { ensureChromium, NoBrowserError } from './tools/journeys/chromium.ts'
import type { CheckResult } from './tools/checks.ts'
import { allChecks, describeCheck, flakyLines, runChecks, showCheck, showFailures, unitTests } from './tools/checks.ts'
import { readRuns, type Runs } from './tools/journeys/journey-runs.ts'
import { runJourneys } from './tools/journeys/journeys.ts'
import { readOptions } from './tools/options.ts'
import { addTotals, totalsLine } from './tools/report.ts'
import { bad, quiet } from './tools/terminal.ts'

const HELP = `Usage: npm test -- [--unit | --journeys] [--runs HOW] [--grep TEXT]
Checks the code, runs the unit tests, then the journeys in Chromium on built bundles.

  --unit        the checks and unit tests alone
  --journeys    the journeys alone
  --runs HOW    how often each journey is played: once (on one device in one brand; what else is said), pairs (once on
                each device and once in each brand), matrix (in every brand on every device, with the service worker)
                or nginx (those alone behind the real nginx with the files of dist/deploy; as root it is installed)
  --grep TEXT   only tests whose name matches this regular expression, without the other checks
  --help        this text

The browser is CHROMIUM_PATH, else the system's, else Playwright's own; as root on Debian it is installed.
On a build server (CI is set) a journey that fails is played once more with --runs once; when it passes then, it counts as
passed and is named above the last line, below "flaky: N".
The last line is "N passed, N failed"; a failed check counts as one. Ends with 0 only when all passed and something ran.`

const values = readOptions(HELP, {
  unit: { type: 'boolean', default: false },
  journeys: { type: 'boolean', default: false },
  runs: { type: 'string', default: 'once' },
  grep: { type: 'string' },
})

/** Tells a mistake before anything runs. */
function runsAsked(): Runs {
  try {
    return readRuns(values.runs)
  } catch (error) {
    console.error(bad(`${(error as Error).message}. See --help for the options.`))
    process.exit(1)
  }
}
const runs = runsAsked()

async function main(): Promise<number> {
  const both = values.unit === values.journeys
  const browser = both || values.journeys ? ensureChromium(console.log) : null
  const results: CheckResult[] = []
  if (both || values.unit) {
    results.push(...(await runChecks(values.grep === undefined ? allChecks() : [unitTests(values.grep)], showCheck)))
  }
  if (browser !== null) {
    console.log(quiet(`Journeys in ${browser.version || browser.path}`))
    const journeys = await runJourneys(browser.path, { grep: values.grep, runs })
    showCheck(journeys)
    results.push(journeys)
  }
  const totals = addTotals(results.map(({ ok, tests }) => tests ?? { passed: 0, failed: ok ? 0 : 1, skipped: 0 }))
  console.log('')
  showFailures(results)
  for (const result of results) console.log(result.ok ? describeCheck(result) : bad(describeCheck(result)))
  const ran = totals.passed + totals.failed > 0
  if (!ran) console.log(bad('Nothing ran: no test has such a name.'))
  for (const line of flakyLines(results)) console.log(line)
  // What was skipped stands above, with its check: the last line has one form, which programs read.
  console.log(totalsLine({ ...totals, skipped: 0 }))
  return ran && results.every(({ ok }) => ok) && totals.failed === 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error
  console.error(bad(error.message))
  console.log(totalsLine({ passed: 0, failed: 1, skipped: 0 }))
  process.exitCode = 1
}
