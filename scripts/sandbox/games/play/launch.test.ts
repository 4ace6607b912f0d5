import { describe, expect, test } from 'vitest'
import { HEADERS } from '../../../../src/api/transport/envelope.ts'
import { gameWhich } from '../../testing/contract.ts'
import { addressOf, named, openLaunches, other, slot } from '../../testing/launch.ts'
import { hoasen, pampas } from '../../testing/sandbox.ts'

const { bench, join, launch, recent } = openLaunches()

describe('a launch', () => {
  test('is answered with an address on the games’ own origin, another each time', async () => {
    const player = await join()
    const [first, second] = [await launch(player, named(slot)), await launch(player, named(slot))]
    const address = addressOf(first.value)
    expect(address.origin).toBe('http://games.localhost')
    expect(address.pathname).toBe(`/play/${slot.gameId}`)
    expect(address.searchParams.get('language')).toBe('en')
    expect(addressOf(second.value).searchParams.get('ticket')).not.toBe(address.searchParams.get('ticket'))
    expect(address.href).not.toContain(player.token)
    expect(address.href).not.toContain(player.username)
  })

  test('says its language by the header that the spec names', async () => {
    const player = await join()
    for (const language of [null, 'TY'])
      expect(
        await launch(player, named(slot), {
          headers: { [HEADERS.language]: 'EN', [HEADERS.launchLanguage]: language },
        }),
      ).toMatchObject({ status: 400, value: { field: 'language' } })
  })

  test('is for the very member who asks', async () => {
    const [ana, eva] = [await join(), await join()]
    expect(await launch(ana, { ...named(slot), username: eva.username })).toMatchObject({
      status: 400,
      value: { field: 'username' },
    })
    expect(await launch(ana, { ...named(slot), token: eva.token })).toMatchObject({
      status: 400,
      value: { field: 'token' },
    })
    expect(await launch(ana, { ...named(slot), merchantCode: 'wireframe' })).toMatchObject({
      status: 400,
      value: { field: 'merchantCode' },
    })
    expect(await launch(ana, { ...named(slot), username: ` ${ana.username.toUpperCase()} ` })).toMatchObject({
      success: true,
    })
  })

  test('of a game that there is not, or not here, is refused', async () => {
    const player = await join()
    const cockfight = gameWhich(({ category }) => category === 'COCKFIGHT', hoasen)
    for (const said of [{ ...named(slot), gameId: 'RNG-99999' }, { ...named(slot), nodeId: 'N1' }, named(cockfight)])
      expect(await launch(player, said)).toMatchObject({ status: 200, success: false, message: 'game not found' })
  })

  test('without a game opens the vendor’s lobby: its sports where it has some', async () => {
    const player = await join()
    const heard = await launch(player, { vassalage: 'IBC', gameId: '', nodeId: '' })
    expect(addressOf(heard.value).pathname).toMatch(/^\/play\/SPORTS-/)
    expect(await recent(player)).toEqual([])
    expect(await launch(player, { vassalage: 'LOTUS', gameId: '', nodeId: '' })).toMatchObject({ success: false })
  })

  test('is kept among the recent games, the last one first and each once', async () => {
    const player = await join()
    for (const game of [slot, other, slot]) await launch(player, named(game))
    expect(await recent(player)).toEqual([slot.gameId, other.gameId])
    expect(await recent(await join())).toEqual([])
  })
})

describe('a trial', () => {
  test('of a guest plays for play money, from one purse a browser', async () => {
    const payload = {
      ...named(slot),
      merchantCode: 'pampas01',
      language: 'EN',
      platform: 'html5-desktop',
      clientType: 3,
    }
    const heard = await bench.call('getDemoAddress', { payload })
    expect(addressOf(heard.value).pathname).toBe(`/play/${slot.gameId}`)
    expect(heard.cookie).not.toBe('')
    const again = await bench.call('getDemoAddress', { payload, cookie: heard.cookie })
    expect(again.cookie).toBe('')
  })

  test('is refused where the game offers none', async () => {
    const player = await join()
    const refused = { success: false, message: 'free trial is not offered' }
    expect(await launch(player, { ...named(other), demo: 1 })).toMatchObject(refused)
    const payload = {
      ...named(other),
      merchantCode: 'pampas01',
      language: 'EN',
      platform: 'html5-desktop',
      clientType: 3,
    }
    expect(await bench.call('getDemoAddress', { payload })).toMatchObject(refused)
  })

  test('is all that a trial account may have', async () => {
    const player = await join('trial')
    expect(await launch(player, named(slot))).toMatchObject({ success: false, message: 'in_need_true_account' })
    expect(await launch(player, { ...named(slot), demo: 1 })).toMatchObject({ success: true })
    expect(await recent(player)).toEqual([])
  })

  test('of a member touches no money', async () => {
    const player = await join('player', pampas, '12.30')
    await launch(player, { ...named(slot), demo: 1 })
    expect(await bench.call('getBalance', { token: player.token })).toMatchObject({ value: { sumBalance: '12.30' } })
    expect(await recent(player)).toEqual([])
    const ledger = await bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${player.username}`)
    expect(ledger).toMatchObject({ balance: '12.30', total: '0' })
  })
})

describe('maintenance of games', () => {
  test('of one vendor keeps its games shut, and no other’s, and says until when', async () => {
    const player = await join()
    const cookie = 'sandbox-context=maintenance-1'
    await bench.control('POST', '/sandbox/scenarios', {
      kind: 'game-maintenance',
      vendor: slot.vassalage,
      until: '2031-01-31T18:00Z',
      context: 'maintenance-1',
    })
    const until = Date.UTC(2031, 0, 31, 18)
    expect(await launch(player, named(slot), { cookie })).toMatchObject({
      success: false,
      message: 'game maintenance',
      value: { until },
    })
    const elsewhere = gameWhich(({ vassalage }) => vassalage !== slot.vassalage)
    expect(await launch(player, named(elsewhere), { cookie })).toMatchObject({ success: true })
    expect(await launch(player, named(slot))).toMatchObject({ success: true })
    expect(await recent(player)).toEqual([slot.gameId, elsewhere.gameId])
  })

  test('of all of them may have no end', async () => {
    const player = await join()
    await bench.control('POST', '/sandbox/scenarios', { kind: 'game-maintenance', context: 'maintenance-2' })
    const cookie = 'sandbox-context=maintenance-2'
    for (const game of [slot, other])
      expect(await launch(player, named(game), { cookie })).toMatchObject({ value: { until: null } })
  })

  test('of a vendor that there is not is a mistake', async () => {
    const said = { kind: 'game-maintenance', vendor: 'NOBODY' }
    expect(await bench.control('POST', '/sandbox/scenarios', said)).toMatchObject({ status: 400 })
  })
})
