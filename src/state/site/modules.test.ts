import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { ALL_MODULES_OFF } from '../../rules/site/modules.ts'
import { modulesQuery, useModules } from './modules.ts'
import { forgetPrivate } from '../query-scope.ts'
import { readHook } from '../../testing/read-hook.tsx'
import { openPage } from '../../testing/state.ts'

test('the merchant’s flags are asked for once a visit, and outlive a session', async () => {
  const bench = createTestSandbox()
  let calls = 0
  const { queries } = openPage(async (input, init) => {
    calls += 1
    return bench.sandbox.fetch(new Request(input, init))
  })
  const query = modulesQuery
  const { flags } = await queries.fetchQuery(query)
  expect(flags).toMatchObject({ DIRECT_REGISTRATION: expect.any(Boolean), FREE_PLAY: expect.any(Boolean) })
  expect(Object.values(flags)).toContain(true)
  const unsubscribe = new QueryObserver(queries, query).subscribe(() => undefined)
  forgetPrivate(queries)
  await queries.fetchQuery(query)
  unsubscribe()
  expect(calls).toBe(1)
  bench.sandbox.close()
})

test('a view has all flags off before they are known, and then the merchant’s', async () => {
  const bench = createTestSandbox()
  const page = openPage(async (input, init) => bench.sandbox.fetch(new Request(input, init)))
  expect(readHook(useModules, page)).toEqual({ flags: ALL_MODULES_OFF, known: false })
  const { flags } = await page.queries.fetchQuery(modulesQuery)
  expect(readHook(useModules, page)).toEqual({ flags, known: true })
  bench.sandbox.close()
})
