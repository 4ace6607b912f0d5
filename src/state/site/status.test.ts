import { expect, test } from 'vitest'
import { createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { TransportFailure } from '../../rules/failure.ts'
import { statusQuery } from './status.ts'
import { openPage } from '../../testing/state.ts'

test('says whether the host is the merchant’s; silence is a failure, not an answer', async () => {
  const bench = createTestSandbox()
  const { queries } = openPage(async (input, init) => bench.sandbox.fetch(new Request(input, init)))
  const ask = (host: string) => queries.fetchQuery(statusQuery(host))
  expect(await ask('www.pampas.example')).toMatchObject({ maintenance: { active: false }, regionRestriction: false })
  expect(await ask('evil.example')).toBe('wrong-domain')
  await bench.control('POST', '/sandbox/scenarios', { kind: 'failing', endpoint: 'getStatus', how: 'html' })
  await expect(ask('pampas.localhost')).rejects.toBeInstanceOf(TransportFailure)
  bench.sandbox.close()
})
