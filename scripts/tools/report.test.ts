/** The sums are taken from what the real runners write, on tests made to pass, fail, be skipped and break. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addTotals, readReport, totalsLine } from './report.ts'
import { fromRoot } from './root.ts'
import { commandOf, run } from './run.ts'

let folder: string

beforeEach(() => {
  // Inside the repository, where the runners are found.
  mkdirSync(fromRoot('.cache'), { recursive: true })
  folder = mkdtempSync(fromRoot('.cache/report-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

async function unit(...args: readonly string[]) {
  const path = join(folder, 'unit.json')
  write('vitest.config.ts', 'export default {}')
  const { code } = await run(commandOf('vitest'), [
    'run',
    '--root',
    folder,
    '--reporter=json',
    `--outputFile=${path}`,
    ...args,
  ])
  return { path, code }
}

async function journeys(...args: readonly string[]) {
  const path = join(folder, 'journeys.json')
  const config = join(folder, 'playwright.config.ts')
  write('playwright.config.ts', 'export default { testMatch: "*.journey.ts", outputDir: "results" }')
  const { code } = await run(commandOf('playwright'), ['test', '--config', config, '--reporter=json', ...args], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  })
  return { path, code }
}

const fromVitest = `import { expect, test } from 'vitest'\n`
const fromPlaywright = `import { expect, test } from 'playwright/test'\n`

test('vitest: passed, failed, skipped, planned, and a file that breaks before its first test', async () => {
  const cases = `test('a', () => {})\ntest('b', () => expect(1).toBe(2))\ntest.skip('c', () => {})\ntest.todo('d')\n`
  write('mixed.test.ts', fromVitest + cases)
  write('broken.test.ts', `throw new Error('at import')`)
  const { path, code } = await unit()
  const { tests, failures, problem } = readReport('unit', path, code, false)
  expect(tests).toEqual({ passed: 1, failed: 2, skipped: 2 })
  expect(problem).toBeUndefined()
  expect(failures.toSorted()).toEqual([
    expect.stringMatching(/broken\.test\.ts: .*at import/),
    expect.stringMatching(/mixed\.test\.ts › b: AssertionError: expected 1 to be 2/),
  ])
})

test('vitest: a rejection that nobody caught is a failure though every test passed', async () => {
  write('loose.test.ts', `${fromVitest}test('a', () => { void Promise.reject(new Error('loose')) })`)
  const { path, code } = await unit()
  const { tests, problem } = readReport('unit', path, code, false)
  expect(tests).toEqual({ passed: 1, failed: 1, skipped: 0 })
  expect(problem).toMatch(/No test failed, but the runner did/)
})

test('vitest: what a filter leaves out is neither run nor skipped', async () => {
  write('two.test.ts', `${fromVitest}test('a', () => {})\ntest('b', () => {})`)
  const one = await unit('--testNamePattern', '^a$')
  expect(readReport('unit', one.path, one.code, true)).toEqual({
    tests: { passed: 1, failed: 0, skipped: 0 },
    failures: [],
    flaky: [],
  })
  const none = await unit('--testNamePattern', 'nothing')
  expect(readReport('unit', none.path, none.code, true).tests.failed).toBe(0)
  expect(readReport('unit', none.path, none.code, false)).toMatchObject({
    tests: { failed: 1 },
    problem: 'Nothing ran.',
  })
})

test('Playwright: passed, failed, skipped, and passed at the second attempt only', async () => {
  // What fails for good stands last: after each failure the runner starts a process anew.
  write(
    'mixed.journey.ts',
    `${fromPlaywright}test('a', () => {})\ntest.skip('c', () => {})\n` +
      `test.describe(() => {\n  test.describe.configure({ retries: 1 })\n` +
      `  test('d', ({}, info) => expect(info.retry).toBe(1))\n})\ntest('b', () => expect(1).toBe(2))\n`,
  )
  const { path, code } = await journeys()
  const { tests, failures, flaky } = readReport('journeys', path, code, false)
  expect(tests).toEqual({ passed: 2, failed: 1, skipped: 1 })
  expect(failures).toEqual([expect.stringMatching(/^mixed\.journey\.ts:8 › b: Error: expect/)])
  expect(flaky).toEqual([expect.stringMatching(/^mixed\.journey\.ts:6 › d: Error: expect/)])
})

test('Playwright: a file that breaks, and no test at all', async () => {
  write('broken.journey.ts', `throw new Error('at import')`)
  const broken = await journeys()
  const report = readReport('journeys', broken.path, broken.code, false)
  expect(report.tests).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(report.failures).toContainEqual(expect.stringContaining('at import'))
  rmSync(join(folder, 'broken.journey.ts'))
  const none = await journeys('--pass-with-no-tests')
  expect(readReport('journeys', none.path, none.code, false)).toMatchObject({
    tests: { failed: 1 },
    problem: 'Nothing ran.',
  })
})

test('a missing report and a garbled one are failures', () => {
  expect(readReport('unit', join(folder, 'none.json'), 0, false).tests.failed).toBe(1)
  write('cut.json', '{"success": true, "numPassed')
  expect(readReport('unit', join(folder, 'cut.json'), 0, false).problem).toContain('cannot be read')
  write('other.json', '{}')
  expect(readReport('journeys', join(folder, 'other.json'), 0, true).tests.failed).toBe(1)
})

test('the closing line', () => {
  const line = totalsLine(
    addTotals([
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 4, failed: 1, skipped: 0 },
    ]),
  )
  expect(line).toBe('7 passed, 1 failed')
  expect(totalsLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped')
})
