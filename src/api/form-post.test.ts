import { expect, test } from 'vitest'
import { createGateway, type GatewayOptions } from './gateway.ts'
import { forgotPasswordByEmail } from './password.ts'

/** Sends the form post; gives back what went over the wire. */
async function send(seal: GatewayOptions['seal'], username: string): Promise<Request> {
  const sent: Request[] = []
  const gateway = createGateway({
    origin: 'https://gateway.example',
    merchant: 'm',
    platform: 'web',
    device: 'WEB',
    language: () => 'EN',
    token: () => null,
    seal,
    methods: {},
    idempotency: 'none',
    timeoutMs: 5000,
    fetch: async (input, init) => {
      sent.push(new Request(input, init))
      return Response.json({ success: true, message: '', value: null })
    },
  })
  await gateway(forgotPasswordByEmail, { username, email: 'ana+1@players.example' })
  const [request] = sent
  if (!request) throw new Error('nothing was sent')
  return request
}

test.each(['ana', 'ana & co=1', 'ñandú 🦤'])('a form post carries %j as browsers write forms', async (username) => {
  const request = await send('none', username)
  expect(request.method).toBe('POST')
  expect(request.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  const body = await request.text()
  expect(body).not.toContain(' ')
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ username, email: 'ana+1@players.example' })
  expect(new URL(request.url).search).toBe('')
})

test('what is not to be sealed goes as a form where there is no key, too', async () => {
  expect((await send(null, 'ana')).headers.get('content-type')).toBe('application/x-www-form-urlencoded')
})
