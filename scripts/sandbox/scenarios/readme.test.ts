import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { README, withScenarios } from './readme.ts'

test('the README lists the scenarios that there are; if not, run node scripts/sandbox/scenarios/readme.ts', () => {
  const readme = readFileSync(README, 'utf8')
  expect(readme).toBe(withScenarios(readme))
})
