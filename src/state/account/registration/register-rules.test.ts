import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSandbox } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { openPage, stubStorage } from '../../../testing/state.ts'
import { registerRulesQuery } from './register-rules.ts'

beforeEach(stubStorage)
afterEach(() => vi.unstubAllGlobals())

// Spec 7: "registration rules, cached".
test('the rules are asked for once a tab, and are there after a reload', async () => {
  const bench = createTestSandbox()
  let asked = 0
  const open = () =>
    openPage(async (input, init) => {
      asked += 1
      return bench.sandbox.fetch(new Request(input, init))
    })
  const rules = await open().queries.fetchQuery(registerRulesQuery)
  expect(await open().queries.fetchQuery(registerRulesQuery)).toEqual(rules)
  expect(asked).toBe(1)
  bench.sandbox.close()
})
