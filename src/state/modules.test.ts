import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { openBench } from '../../scripts/sandbox/testing.ts'
import { gatewayAtom } from './gateway.ts'
import { modulesQuery } from './modules.ts'
import { forgetPrivate } from './query-scope.ts'
import { openPage } from './testing.ts'

test('the merchant’s flags are asked for once a visit, and outlive a session', async () => {
  const bench = openBench()
  let calls = 0
  const { store, queries } = openPage(async (input, init) => {
    calls += 1
    return bench.sandbox.fetch(new Request(input, init))
  })
  const query = modulesQuery(store.get(gatewayAtom))
  const flags = await queries.fetchQuery(query)
  expect(flags).toMatchObject({ DIRECT_REGISTRATION: expect.any(Boolean), FREE_PLAY: expect.any(Boolean) })
  expect(Object.values(flags)).toContain(true)
  const unsubscribe = new QueryObserver(queries, query).subscribe(() => undefined)
  forgetPrivate(queries)
  await queries.fetchQuery(query)
  unsubscribe()
  expect(calls).toBe(1)
  bench.sandbox.close()
})
