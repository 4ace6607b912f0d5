import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, parsePort, readOrFindPort } from './port.ts'

test('a port is a whole number that TCP knows', () => {
  expect(['4173', '65535'].map((text) => parsePort(text, 1))).toEqual([4173, 65_535])
  expect(['', '-1', '1.5', '1e3', '65536', 'http', ' 80'].map((text) => parsePort(text, 0))).toEqual(
    Array(7).fill(null),
  )
  expect([parsePort('0', 0), parsePort('0', 1)]).toEqual([0, null])
})

test('a free port is known before anybody listens on it', async () => {
  expect(await readOrFindPort('4173', 'npm start')).toBe(4173)
  const port = await readOrFindPort('0', 'npm start')
  const server = createServer().listen(port)
  await once(server, 'listening')
  expect(await freePort()).not.toBe(port)
  server.close()
})
