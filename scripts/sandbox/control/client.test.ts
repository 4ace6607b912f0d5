import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox } from '../testing/sandbox.ts'
import { createScenarioClient, describeScenario, ScenarioClientError } from './client.ts'

const command = fileURLToPath(new URL('../../scenario.ts', import.meta.url))
const bench = createTestSandbox()
const server = createAdaptorServer({ fetch: bench.sandbox.fetch, overrideGlobalObjects: false })
let port = 0

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port // it listens on TCP
})
afterAll(() => {
  server.close()
})

const run = async (...args: string[]) =>
  promisify(execFile)(process.execPath, [command, ...args, '--port', String(port)], {
    env: { ...process.env, NO_COLOR: '1' },
  })

test('the command switches scenarios on, lists them and clears them', async () => {
  const { stdout } = await run('maintenance', '--ends', '2030-01-31T18:00Z', '--brand', 'pampas')
  expect(stdout).toMatch(/^on {2}maintenance, ends 2030-01-31 18:00 UTC, for pampas01 \(\w{8}\)\n$/)
  const listed = await run('list', '--json')
  expect(JSON.parse(listed.stdout)).toMatchObject([{ kind: 'maintenance', merchant: 'pampas01' }])
  expect((await run('clear', 'maintenance')).stdout).toBe('Switched 1 scenario off.\n')
  expect((await run('list')).stdout).toBe('Nothing is switched on.\n')
})

test('the command makes up refusals and answers for one call', async () => {
  const refusing = ['refusing', 'too many requests', '--endpoint', 'login', '--value', '{"captcha": true}']
  expect((await run(...refusing, '--times', '2')).stdout).toMatch(
    /^on {2}refusing, message too many requests, value \{"captcha":true\}, times 2, endpoint login, for everyone \(/,
  )
  const { stdout } = await run('answering', '{"ticket": "7"}', '--endpoint', 'sendFeedback', '--json')
  expect(JSON.parse(stdout)).toMatchObject({ kind: 'answering', value: { ticket: '7' }, endpoint: 'sendFeedback' })
  await expect(run('answering', '{"type": 0, "userName": 7}', '--endpoint', 'getMemberInfo')).rejects.toMatchObject({
    stderr: 'value.userName: Invalid type: Expected string but received 7\n',
  })
  await expect(run('answering', '{ticket}', '--endpoint', 'sendFeedback')).rejects.toMatchObject({
    stderr: expect.stringContaining('value: "{ticket}" is not JSON'),
  })
  await expect(run('refusing', 'no')).rejects.toMatchObject({ stderr: expect.stringContaining('--endpoint <name>') })
  expect((await run('clear')).stdout).toBe('Switched 2 scenarios off.\n')
})

test('the command takes each kind of scenario that there is, by what that says of itself', async () => {
  expect((await run('unregistered-ip')).stdout).toMatch(/^on {2}unregistered-ip, for everyone/)
  const failing = await run('failing', 'malformed', '--seed', '7', '--json')
  expect(JSON.parse(failing.stdout)).toMatchObject({ kind: 'failing', how: 'malformed', seed: 7 })
  expect((await run('modules', '--on', 'AFFILIATE', 'SMS_LOGIN')).stdout).toContain('on AFFILIATE,SMS_LOGIN')
  expect((await run('slow', '3s')).stdout).toContain('ms 3000')
  await expect(run('slow', 'long')).rejects.toMatchObject({ stderr: expect.stringContaining('ms: expected') })
  expect((await run('clear')).stdout).toBe('Switched 4 scenarios off.\n')
})

test('the command fails with what the sandbox says', async () => {
  await expect(run('failing', 'abort', '--endpoint', 'getBalanc')).rejects.toMatchObject({
    code: 1,
    stderr: 'endpoint: no call is named "getBalanc"; did you mean "getBalance"?\n',
  })
})

test('the client says when nothing or something else answers', async () => {
  const other = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const elsewhere = (other.address() as AddressInfo).port // it listens on TCP
  await expect(createScenarioClient(elsewhere).list()).rejects.toThrow('is no sandbox (HTTP 200)')
  other.close()
  await once(other, 'close')
  await expect(createScenarioClient(elsewhere).list()).rejects.toThrow(ScenarioClientError)
  await expect(createScenarioClient(elsewhere).list()).rejects.toThrow('Start one with "npm start"')
})

test('a scenario is described in a line', () => {
  expect(describeScenario({ id: '1', kind: 'slow', ms: 3000, context: 'x' })).toBe('slow, ms 3000, in context x (1)')
  expect(describeScenario({ id: '1', kind: 'answering', value: null, endpoint: 'logout', context: 'x' })).toBe(
    'answering, value null, endpoint logout, in context x (1)',
  )
  expect(describeScenario({ id: '1', kind: 'captcha' })).toBe('captcha, for everyone (1)')
})
