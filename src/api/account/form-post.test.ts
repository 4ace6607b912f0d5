import { expect, test } from 'vitest'
import type { GatewayOptions } from '../transport/gateway-options.ts'
import { forgotPasswordByEmail } from '../security/password.ts'
import { ok, serveInProcess, type Heard } from '../serve-in-process.ts'

/** Sends the form post; gives back what went over the wire. */
async function send(seal: GatewayOptions['seal'], username: string): Promise<Heard> {
  const { gateway, heard } = serveInProcess(() => ok(null), { seal })
  await gateway(forgotPasswordByEmail, { username, email: 'ana+1@players.example' })
  const [sent] = heard
  if (!sent) throw new Error('nothing was sent')
  return sent
}

test.each(['ana', 'ana & co=1', 'ñandú 🦤'])('a form post carries %j as browsers write forms', async (username) => {
  const { request, body } = await send('none', username)
  expect(request.method).toBe('POST')
  expect(request.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  expect(body).not.toContain(' ')
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ username, email: 'ana+1@players.example' })
  expect(new URL(request.url).search).toBe('')
})

test('what is not to be sealed goes as a form where there is no key, too', async () => {
  expect((await send(null, 'ana')).request.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
})
