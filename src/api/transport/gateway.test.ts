import { describe, expect, test } from 'vitest'
import { NOT_LOGGED_IN, Refusal } from '../../rules/failure.ts'
import { caught, ok, refuse, serveInProcess } from '../serve-in-process.ts'
import { getCaptcha } from '../account/session.ts'
import { getStatus, getWhitelabel } from '../site/system.ts'
import { getBalance } from '../money/wallet.ts'

describe('money', () => {
  test.each(['9007199254740993.07', '1234567890123456789', '0.0000001', '12.5', '0'])(
    '%s arrives digit for digit',
    async (source) => {
      const body = `{"success":true,"message":null,"value":{"sumBalance":${source}}}`
      const { gateway } = serveInProcess(() => new Response(body, { headers: { 'content-type': 'application/json' } }))
      expect(await gateway(getBalance, {})).toEqual({ sumBalance: source })
    },
  )

  test.each(['1e400', '"1,000"', 'null', 'true', '"NaN"', '1e30'])('%s is not an amount', async (source) => {
    const { gateway } = serveInProcess(() => new Response(`{"success":true,"value":{"sumBalance":${source}}}`))
    expect(await caught(gateway(getBalance, {}))).toMatchObject({
      kind: 'contract',
      side: 'reply',
      field: 'value.sumBalance',
    })
  })
})

describe('what comes back', () => {
  test('a reply that does not fit names its field', async () => {
    const { gateway } = serveInProcess(() => ok({ maintenance: { active: 'soon' } }))
    expect(await caught(gateway(getStatus, { url: 'www.brand.example' }))).toMatchObject({
      kind: 'contract',
      side: 'reply',
      field: 'value.maintenance.active',
    })
  })

  test.each([
    ['[]', ''],
    ['{}', 'success'],
    ['{"success":"yes"}', 'success'],
    ['{"success":true,"message":5}', 'message'],
    ['null', ''],
  ])('an answer without an envelope: %s', async (body, field) => {
    const { gateway } = serveInProcess(() => new Response(body))
    expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ kind: 'contract', side: 'reply', field })
  })

  test('a tree that nests without end is a contract failure', async () => {
    const deep = `${'{"code":"A","enabled":true,"children":['.repeat(20_000)}${']}'.repeat(20_000)}`
    const { gateway } = serveInProcess(() => new Response(`{"success":true,"value":{"menu":[${deep}]}}`))
    expect(await caught(gateway(getWhitelabel, {}))).toMatchObject({ kind: 'contract', side: 'reply', field: 'value' })
  })

  test("a refusal keeps the server's message and value, whatever the status", async () => {
    for (const status of [200, 401, 403, 409, 500]) {
      const { gateway, heard } = serveInProcess(() => refuse('please enter the captcha', { captcha: true }, status))
      const error = await caught(gateway(getBalance, {}))
      expect(error).toBeInstanceOf(Refusal)
      expect(error).toMatchObject({ serverMessage: 'please enter the captcha', value: { captcha: true } })
      // A refusal is an answer: even a read is not asked for again.
      expect(heard).toHaveLength(1)
    }
  })

  test('an error status beats a success in its body', async () => {
    const { gateway } = serveInProcess(() => Response.json({ success: true, value: 'aGVsbG8=' }, { status: 404 }))
    expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ kind: 'transport', reason: 'http', status: 404 })
  })
})

describe('the end of a session', () => {
  test('is announced with the token that ended, before the refusal arrives', async () => {
    const seen: string[] = []
    const { gateway } = serveInProcess(() => refuse(NOT_LOGGED_IN, { session: 'ended' }), {
      onSessionEnded: (token) => seen.push(token),
    })
    await gateway(getBalance, {}).catch(() => seen.push('refused'))
    expect(seen).toEqual(['token-of-ada', 'refused'])
  })

  test('is not announced by another refusal, by a call without a token, or for a token no longer used', async () => {
    const ended: string[] = []
    const onSessionEnded = (token: string) => ended.push(token)
    await caught(serveInProcess(() => refuse('no', { session: 'open' }), { onSessionEnded }).gateway(getBalance, {}))
    await caught(serveInProcess(() => refuse('no', { session: 'ended' }), { onSessionEnded }).gateway(getCaptcha, {}))
    let token = 'old'
    const late = serveInProcess(
      () => {
        token = 'new'
        return refuse('no', { session: 'ended' })
      },
      { onSessionEnded, token: () => token },
    )
    await caught(late.gateway(getBalance, {}))
    expect(ended).toEqual([])
  })
})
