import { expect, test } from 'vitest'
import { contract } from '../../../src/api/contract.ts'
import type { Endpoint } from '../../../src/api/transport/endpoint.ts'
import { gatewayAt } from '../../../src/api/serve-in-process.ts'
import { isFailure } from '../../../src/rules/failure.ts'
import { createTestSandbox, ORIGIN, pampas } from '../testing/sandbox.ts'

const CALLS: readonly { readonly name: keyof typeof contract; readonly request: unknown }[] = [
  { name: 'startFreePlay', request: { os: 'Linux', platform: 'W', random: '0'.repeat(32), gatewayVersion: 3 } },
  // Its answer may be anything, so the envelope alone can be wrong.
  { name: 'forgotPasswordByEmail', request: { username: 'player', email: 'player@example.com' } },
  { name: 'getCountries', request: {} },
  // A list of optional parts: what is left of it is still one.
  { name: 'getRegisterRules', request: {} },
]

test.each(CALLS)('no client takes a damaged answer of $name for a good one, and no two are alike', async (each) => {
  const { request } = each
  const call: Endpoint = contract[each.name]
  const bench = createTestSandbox()
  await bench.control('POST', '/sandbox/scenarios', {
    kind: 'failing',
    how: 'malformed',
    seed: 7,
    endpoint: call.name,
  })
  const bodies = new Set<string>()
  const gateway = gatewayAt(ORIGIN, {
    merchant: pampas.merchantCode,
    token: () => null,
    // No time for a second try.
    timeoutMs: 250,
    fetch: async (asked) => {
      const response = await bench.sandbox.fetch(new Request(asked))
      bodies.add(await response.clone().text().catch(String))
      return response
    },
  })
  for (let round = 0; round < 60; round += 1) {
    const answer = await gateway(call, request).catch((error: unknown) => error)
    expect(isFailure(answer), JSON.stringify(answer)).toBe(true)
    expect(answer).not.toMatchObject({ side: 'request' })
    expect(answer, 'a refusal is a good answer').not.toMatchObject({ kind: 'refusal' })
  }
  expect(bodies.size).toBeGreaterThan(15)
})

test('the same seed damages in the same way', async () => {
  const hear = async (): Promise<unknown> => {
    const bench = createTestSandbox()
    await bench.control('POST', '/sandbox/scenarios', { kind: 'failing', how: 'malformed', seed: 3, times: 5 })
    const heard: unknown[] = []
    for (let round = 0; round < 6; round += 1) heard.push(await bench.call('getCountries').catch(String))
    return heard.map((each) => JSON.stringify(each))
  }
  expect(await hear()).toEqual(await hear())
})
