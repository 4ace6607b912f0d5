import { expect, test } from 'vitest'
import { checkBudget, LIMITS } from './budget.ts'

const limits = { initialJs: { aim: 100_000, most: 120_000 }, bytes: { aim: 1_000_000, most: 2_000_000 } }

test('within the aim nothing is said, at the aim neither', () => {
  expect(checkBudget({ brand: 'a', initialJs: 100_000, bytes: 1_000_000 }, limits)).toEqual([])
})

test('above the aim is told, above the limit is refused', () => {
  const severities = (initialJs: number, bytes: number) =>
    checkBudget({ brand: 'a', initialJs, bytes }, limits).map(({ severity, brand }) => [severity, brand])
  expect(severities(100_001, 0)).toEqual([['warning', 'a']])
  expect(severities(120_001, 0)).toEqual([['error', 'a']])
  expect(severities(0, 1_000_001)).toEqual([['warning', 'a']])
  expect(severities(120_001, 2_000_001)).toEqual([
    ['error', 'a'],
    ['error', 'a'],
  ])
})

test('a problem says the figure, the limit and what to do', () => {
  const [problem] = checkBudget({ brand: 'a', initialJs: 204_800, bytes: 0 })
  expect(problem).toMatchObject({
    message: 'the first view loads 200.0 KB of JavaScript (gzip)',
    expected: `at most ${LIMITS.initialJs.most / 1024}.0 KB`,
    suggestion: expect.stringContaining('no fault of the brand'),
  })
})

test('a figure just above its limit reads as more than it', () => {
  const [problem] = checkBudget({ brand: 'a', initialJs: 100_001, bytes: 0 }, limits)
  expect(problem).toMatchObject({
    message: 'the first view loads 100,001 bytes of JavaScript (gzip)',
    expected: 'at most 100,000 bytes',
  })
})
