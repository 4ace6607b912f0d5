import { expect, test } from 'vitest'
import { describeCheck, flakyLines, runChecks } from './checks.ts'

function pretend(name: string, work: () => Promise<void>, running: { now: number; most: number }) {
  return {
    name,
    run: async () => {
      running.now += 1
      running.most = Math.max(running.most, running.now)
      await work()
      running.now -= 1
      return { name, ok: name !== 'b', seconds: 1, output: '' }
    },
  }
}

test('two at a time, told as they end, given back in their order', async () => {
  const running = { now: 0, most: 0 }
  const last = Promise.withResolvers<void>()
  const soon = () => Promise.resolve()
  const checks = [pretend('a', () => last.promise, running), pretend('b', soon, running), pretend('c', soon, running)]
  const ended: string[] = []
  const results = await runChecks(checks, ({ name }) => {
    ended.push(name)
    // The first one goes on for as long as the others do.
    if (name === 'c') last.resolve()
  })
  expect(running.most).toBe(2)
  expect(ended).toEqual(['b', 'c', 'a'])
  expect(results.map(({ name, ok }) => [name, ok])).toEqual([
    ['a', true],
    ['b', false],
    ['c', true],
  ])
})

test('a line says how it went, what, how long, and how many tests', () => {
  const tests = { passed: 4, failed: 1, skipped: 0 }
  expect(describeCheck({ name: 'types', ok: true, seconds: 1.23, output: '' })).toMatch(/^ok {6}types +1\.2 s$/)
  expect(describeCheck({ name: 'unit tests', ok: false, seconds: 9, output: '', tests })).toMatch(
    /^failed {2}unit tests +9\.0 s {2}4 passed, 1 failed$/,
  )
})

test('what passed only when it was played once more is counted and named', () => {
  const check = { name: 'journeys', ok: true, seconds: 1, output: '' }
  const flaky = ['[pampas-phone] a.journey.ts:3 › a title: Error: words', 'b.journey.ts:1 › another']
  expect(flakyLines([check, { ...check, flaky }])).toEqual(['flaky: 2', ...flaky.map((line) => `  ${line}`)])
  expect(flakyLines([check, { ...check, flaky: [] }])).toEqual([])
})
