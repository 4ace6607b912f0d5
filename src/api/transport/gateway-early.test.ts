import { describe, expect, test } from 'vitest'
import { countAvailablePromotions } from '../rewards/promotion-count.ts'
import { ok, serveInProcess } from '../serve-in-process.ts'
import { getWhitelabel } from '../site/system.ts'

const ADDRESS = `https://gateway.example${countAvailablePromotions.path}`
const early = (answers: Record<string, Promise<Response>>) => (address: string) => answers[address]

describe('an answer that the page asked for early', () => {
  test('is a guest’s: a call with a token asks again', async () => {
    const answers = { [ADDRESS]: Promise.resolve(ok({ count: 3 })) }
    const member = serveInProcess(() => ok({ count: 5 }), { early: early(answers) })
    expect(await member.gateway(countAvailablePromotions, {})).toEqual({ count: 5 })
    const guest = serveInProcess(() => ok({ count: 5 }), { early: early(answers), token: () => null })
    expect(await guest.gateway(countAvailablePromotions, {})).toEqual({ count: 3 })
    expect(guest.heard).toHaveLength(0)
  })

  test('serves a member where no token is sent', async () => {
    const answers = { [`https://gateway.example${getWhitelabel.path}`]: Promise.resolve(ok({ menu: [] })) }
    const { gateway, heard } = serveInProcess(() => ok({ menu: [] }), { early: early(answers) })
    await gateway(getWhitelabel, {})
    expect(heard).toHaveLength(0)
  })

  test.each([
    ['that never arrived', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['with an error status', async () => new Response('', { status: 502 })],
    ['cut short', async () => new Response(new ReadableStream({ pull: (it) => it.error(new TypeError('cut')) }))],
  ])('%s says nothing about a second try', async (_, answer) => {
    const broken = answer()
    broken.catch(() => undefined)
    const { gateway, heard } = serveInProcess(() => ok({ count: 5 }), { early: () => broken, token: () => null })
    expect(await gateway(countAvailablePromotions, {})).toEqual({ count: 5 })
    expect(heard).toHaveLength(1)
  })
})
