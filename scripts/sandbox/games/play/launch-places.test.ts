import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { listRecentVnGames } from '../../../../src/api/lottery/lottery.ts'
import { listRooms } from '../../../../src/api/games/rooms.ts'
import { launching } from '../../testing/contract.ts'
import { addressOf, openLaunches, slot, type Player } from '../../testing/launch.ts'
import type { MerchantSeed } from '../../site/merchant.ts'
import { hoasen, pampas } from '../../testing/sandbox.ts'

const { bench, join, launch, recent } = openLaunches()

describe('a room', () => {
  const rooms = async (vassalage: string, gameType: string) => {
    const heard = await bench.call('listRooms', { payload: { vassalage, gameType, language: 'EN' } })
    return v.parse(listRooms.reply, heard.value).rooms
  }

  test('of cards is launched by its own call', async () => {
    const player = await join()
    const [room] = await rooms('KY', 'PVP')
    const { gameId, nodeId = '', roomId } = room ?? {}
    const said = { vassalage: 'KY', gameId, nodeId, roomId }
    expect(await launch(player, said, { name: 'launchGame' })).toMatchObject({ success: true })
    expect(await launch(player, { ...said, roomId: 'R1' }, { name: 'launchGame' })).toMatchObject({
      success: false,
      message: 'room not found',
    })
  })

  test('asks for the balance that it says', async () => {
    const dear = (await rooms('CQ9', 'FISH')).find(({ minEntry }) => Number(minEntry) >= 100)
    if (!dear) throw new Error('no room asks for as much')
    const said = { vassalage: 'CQ9', gameId: dear.gameId, nodeId: dear.nodeId, roomId: dear.roomId }
    const short = await join('player', pampas, '1.00')
    expect(await launch(short, said)).toMatchObject({ success: false, message: 'insufficient balance' })
    expect(await recent(short)).toEqual([])
    const enough = await join('player', pampas, dear.minEntry)
    expect(await launch(enough, said)).toMatchObject({ success: true })
  })
})

describe('a full room', () => {
  test('takes nobody in, not for play money either', async () => {
    const heard = await bench.call('listRooms', { payload: { vassalage: 'CQ9', gameType: 'FISH', language: 'EN' } })
    const full = v
      .parse(listRooms.reply, heard.value)
      .rooms.find(({ players, capacity, supportPlay }) => players === capacity && supportPlay === 0)
    if (!full) throw new Error('every room has a place left')
    const said = { vassalage: 'CQ9', gameId: full.gameId, nodeId: full.nodeId, roomId: full.roomId }
    const refused = { success: false, message: 'room full' }
    const player = await join('player', pampas, full.minEntry)
    expect(await launch(player, said)).toMatchObject(refused)
    expect(await recent(player)).toEqual([])
    expect(await launch(player, { ...said, demo: 1 })).toMatchObject(refused)
  })
})

describe('a lottery', () => {
  const lotteryOf = (player: Player, more: object, merchant: MerchantSeed = pampas) => {
    const { username, token } = player
    const { accountType, confirmTrans, platform, clientType } = launching
    const fixed = { accountType, confirmTrans, platform, clientType, merchantCode: merchant.merchantCode }
    const payload = { ...fixed, username, token, language: 'EN', launchMode: 'LOTT', ...more }
    return bench.call('launchGame', { payload, token, merchant })
  }

  test('is launched by its code and play type', async () => {
    const player = await join()
    const said = { vassalage: 'TCG_SEA', gameCode: 'PK10_75S', playType: 'CHAMPION' }
    expect(addressOf((await lotteryOf(player, said)).value).pathname).toBe('/play/PK10_75S')
    expect(await recent(player)).toEqual(['PK10_75S'])
    const brought = { vassalage: 'TCG_SEA', gameCode: 'LHC_5M', numbers: ['06', '17', '49'] }
    expect(addressOf((await lotteryOf(player, brought)).value).searchParams.get('numbers')).toBe('06-17-49')
    expect(await lotteryOf(player, { ...brought, numbers: ['six'] })).toMatchObject({ success: false })
    expect(await lotteryOf(player, { ...said, vassalage: 'LOTT' })).toMatchObject({ success: true })
  })

  test('that is none, or of another vendor, is refused', async () => {
    const player = await join()
    for (const said of [
      { vassalage: 'TCG_SEA', gameCode: 'PK10_9M' },
      { vassalage: slot.vassalage, gameCode: slot.gameId },
      { vassalage: 'TCG_LOTTO_VN', gameCode: 'VN_HUE', lottoArea: 'VN' },
    ])
      expect(await lotteryOf(player, said)).toMatchObject({ success: false, message: 'game not found' })
  })

  test('of Vietnam opens its lobby by the area, where the merchant has it', async () => {
    const player = await join('player', hoasen)
    const lobby = await lotteryOf(player, { vassalage: 'TCG_LOTTO_VN', lottoArea: 'VN' }, hoasen)
    expect(addressOf(lobby.value).pathname).toMatch(/^\/play\/VN_/)
    expect(await lotteryOf(player, { vassalage: 'TCG_SEA', lottoArea: 'VN' }, hoasen)).toMatchObject({
      status: 400,
      value: { field: 'lottoArea' },
    })
    await lotteryOf(player, { vassalage: 'TCG_LOTTO_VN', lottoArea: 'VN', gameCode: 'VN_HUE' }, hoasen)
    const played = await bench.call('listRecentVnGames', {
      payload: { language: 'EN' },
      token: player.token,
      merchant: hoasen,
    })
    expect(v.parse(listRecentVnGames.reply, played.value).games[0]?.code).toBe('VN_HUE')
    const sea = await lotteryOf(player, { vassalage: 'TCG_SEA' }, hoasen)
    expect(addressOf(sea.value).pathname).not.toMatch(/VN_/)
  })
})
