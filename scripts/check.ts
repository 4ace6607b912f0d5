/** `npm run check`: everything that can be said about the code without a browser, within a minute. */
import { allChecks, runChecks, showCheck } from './tools/checks.ts'
import { readOptions } from './tools/options.ts'
import { bad, good } from './tools/terminal.ts'

const HELP = `Usage: npm run check -- [--json]
Types, lint with the import floors, format, unit tests, messages, generated schemas, lockfile and dead code.

  --json   one JSON object on standard output, nothing else
  --help   this text

Ends with 0 when everything is in order, else with 1. NO_COLOR is honoured.`

const values = readOptions(HELP, { json: { type: 'boolean' } })

async function main(): Promise<number> {
  const start = performance.now()
  const results = await runChecks(allChecks(), values.json ? () => {} : showCheck)
  const seconds = (performance.now() - start) / 1000
  const failed = results.filter(({ ok }) => !ok)
  if (values.json) {
    console.log(JSON.stringify({ ok: failed.length === 0, seconds, checks: results }, null, 2))
  } else {
    const names = failed.map(({ name }) => name).join(', ')
    const verdict = failed.length === 0 ? good('All in order') : bad(`To mend: ${names}`)
    console.log(`${verdict} (${seconds.toFixed(1)} s)`)
  }
  return failed.length === 0 ? 0 : 1
}

process.exitCode = await main()
