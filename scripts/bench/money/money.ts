/** Money that is never posted twice: the trials of the unit tests, thousands of them (safety figures). */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { commandOf, run } from '../../tools/run.ts'
import type { Figure } from '../figure.ts'

const TRIALS = 3000
const AMOUNTS = 100_000
const SETTLED_MS = 30_000
/** A trial takes a tenth of a second, mostly waiting for answers that do not come. */
const LIMIT_SECONDS = 3600

const tally = v.object({
  trials: v.number(),
  calls: v.record(v.string(), v.number()),
  duplicates: v.number(),
  secondRequests: v.number(),
  unknown: v.number(),
  longestMs: v.number(),
})
type Tally = v.InferOutput<typeof tally>

const report = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          meta: v.object({
            money: v.optional(v.object({ ...tally.entries, deduplicates: v.boolean() })),
            drift: v.optional(v.object({ amounts: v.number(), minor: v.string() })),
          }),
        }),
      ),
    }),
  ),
})

/** Figures: doubles in the ledger with and without the platform's own deduplication, how soon all is known, drift. */
export async function benchMoney(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-money-'))
  const file = join(folder, 'report.json')
  const tests = ['src/state/money/money-trials.test.ts', 'src/state/money/money-drift.test.ts']
  const args = ['run', ...tests, '--reporter=json', `--outputFile=${file}`]
  const env = { TRIALS: String(TRIALS), AMOUNTS: String(AMOUNTS) }
  const { output } = await run(commandOf('vitest'), args, { env, limitSeconds: LIMIT_SECONDS })
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`the trials have left no report:\n${output}`)
  })
  await rm(folder, { recursive: true })
  const results = v.parse(report, JSON.parse(text)).testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = results.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName)
  if (failed.length > 0) console.error(`failed: ${failed.join('; ')}\n${output}`)
  return [
    ...results.flatMap(({ meta: { money } }) => (money ? trialFigures(money, money.deduplicates) : [])),
    ...results.flatMap(({ meta: { drift } }) => (drift ? [driftFigure(drift)] : [])),
  ]
}

function trialFigures(told: Tally, deduplicates: boolean): Figure[] {
  const where = deduplicates ? '' : ', deduplication off'
  const { trials, calls, duplicates, secondRequests, unknown, longestMs } = told
  const ran = `${trials} trials of ${TRIALS}, ${Object.keys(calls).join(', ')}`
  return [
    {
      name: `money, doubles in the ledger${where}`,
      measured: String(duplicates),
      aim: '0',
      reference: `${ran}: double clicks, two tabs, reloads, no network, answers lost before and after`,
      met: trials >= TRIALS && duplicates === 0,
    },
    {
      name: `money, second requests${where}`,
      measured: String(secondRequests),
      aim: '0',
      reference: 'sent twice, or while it was not known what came of one before',
      met: trials >= TRIALS && secondRequests === 0,
    },
    {
      name: `money, all is known${where}`,
      measured: `${(longestMs / 1000).toFixed(1)} s`,
      aim: `${SETTLED_MS / 1000} s or less`,
      reference: `the longest, from the reload or the lost answer on; ${unknown} answers were lost`,
      met: unknown > 0 && longestMs <= SETTLED_MS,
    },
  ]
}

const driftFigure = ({ amounts, minor }: { readonly amounts: number; readonly minor: string }): Figure => ({
  name: 'money, drift of random amounts',
  measured: minor,
  aim: '0',
  reference: `minor units, over ${amounts} amounts of ${AMOUNTS}: typed, sent, posted and added up`,
  met: amounts >= AMOUNTS && minor === '0',
})
