import { expect, test } from 'vitest'
import { createTestSandbox } from '../testing/sandbox.ts'

const bench = createTestSandbox()
const said = { contact: 'ana@players.example', channel: 't.me/ana' }

test('one application is open at a time, and a code is good once it is approved', async () => {
  const { username, token } = await bench.member('player')
  const apply = async () => (await bench.call('applyAsAffiliate', { token, payload: said })).message
  const decide = (state: string) =>
    bench.control('POST', '/sandbox/affiliates', { merchant: 'pampas', member: username, state })
  const standing = async () => (await bench.call('getAffiliateApplication', { token, payload: {} })).value
  expect(await standing()).toMatchObject({ state: 'none', code: null })
  await apply()
  expect(await apply()).toBe('application is open')
  await decide('rejected')
  expect(await standing()).toMatchObject({ state: 'rejected' })
  await apply()
  const { code } = (await decide('approved')) as { code: string } // the control call's answer
  expect(await standing()).toMatchObject({ state: 'approved', code })
  expect(await apply()).toBe('affiliate already')
  const check = (asked: string) =>
    bench.call('checkAffiliateCode', { payload: { code: asked, domain: 'www.pampas.example' } })
  expect(await check(code)).toMatchObject({ success: true })
  await decide('rejected')
  expect(await check(code)).toMatchObject({ success: false })
})

test('a trial account can not apply', async () => {
  const { token } = await bench.member('trial')
  expect(await bench.call('applyAsAffiliate', { token, payload: said })).toMatchObject({
    message: 'in_need_true_account',
  })
})
