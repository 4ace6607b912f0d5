import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { getGameInfo, listVendorGameTypes } from '../../../src/api/games/game-info.ts'
import { CATEGORIES } from '../../../src/rules/games/categories.ts'
import { isLiveClass } from '../../../src/rules/games/vendors/live-classes.ts'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { gameWhich } from '../testing/contract.ts'
import { FAMILIES } from '../site/merchant.ts'
import { gamesOf } from '../seeds/games/catalogue.ts'
import { openDemo } from '../../demo/demo.ts'
import { texts } from '../../demo/texts/texts.ts'
import { rulesOf } from '../seeds/games/game-rules.ts'
import { offeredLanes } from '../seeds/games/offers.ts'
import { hoasen, createTestSandbox, pampas, wireframe } from '../testing/sandbox.ts'

const dong = { ...hoasen, currencyDigits: 0 }
const bench = createTestSandbox({ demo: openDemo, merchants: [pampas, wireframe, dong] })
afterAll(() => bench.sandbox.close())

const info = async (is: Parameters<typeof gameWhich>[0], language = 'EN', merchant = pampas) => {
  const { vassalage, gameId, nodeId } = gameWhich(is, merchant)
  const heard = await bench.call('getGameInfo', { payload: { vassalage, gameId, nodeId, language }, merchant })
  return v.parse(getGameInfo.reply, heard.value)
}

describe('a game’s sheet', () => {
  test('tells a slot’s figures, which are those of the list', async () => {
    const slot = gameWhich(({ category }) => category === 'RNG')
    const said = await info((game) => game === slot)
    expect(said).toMatchObject({ minBet: slot.minBet, maxBet: slot.maxBet, lines: slot.lines })
    expect(said.volatility).toBe(slot.volatility)
    expect(Number(said.rtp)).toBeGreaterThan(90)
    expect(Number(said.rtp)).toBeLessThan(100)
    expect(said.maxWin).toBeGreaterThanOrEqual(2500)
    expect(said.released).toBeLessThan(Date.now())
    expect(said.rules).toContain(`${slot.lines} lines`)
  })

  test('tells no return of a sport, and no volatility or greatest win of a table', async () => {
    expect((await info(({ category }) => category === 'LIVE')).maxWin).toBeNull()
    expect((await info(({ category }) => category === 'SPORTS')).rtp).toBeNull()
    expect((await info(({ category }) => category === 'LIVE')).volatility).toBeNull()
  })

  test('is refused for a game that there is not, or of another vendor, or that this merchant has not', async () => {
    const { vassalage, gameId, nodeId } = gameWhich(({ category }) => category === 'RNG')
    const ask = (more: object, merchant = pampas) =>
      bench.call('getGameInfo', { payload: { vassalage, gameId, nodeId, language: 'EN', ...more }, merchant })
    expect(await ask({ nodeId: '' })).toMatchObject({ success: true })
    const refused = { status: 200, success: false, message: 'game not found' }
    for (const more of [{ gameId: 'RNG-99999' }, { vassalage: 'KY' }, { nodeId: 'N1' }])
      expect(await ask(more)).toMatchObject(refused)
    const cockfight = gameWhich(({ category }) => category === 'COCKFIGHT', dong)
    expect(await ask({ ...named(cockfight) })).toMatchObject(refused)
    expect(await ask({ ...named(cockfight) }, dong)).toMatchObject({ success: true })
  })

  test('says amounts in the merchant’s currency', async () => {
    const said = await info(({ category }) => category === 'RNG', 'VI', dong)
    expect(said.minBet).toMatch(/^\d+$/)
    expect(parseMoney(said.maxBet ?? '', 0)).toBeGreaterThan(parseMoney(said.minBet ?? '', 0))
  })
})

const named = ({ vassalage, gameId, nodeId }: { vassalage: string; gameId: string; nodeId: string }) => ({
  vassalage,
  gameId,
  nodeId,
})

describe('the rules', () => {
  const demonstrated = { demo: { texts } }
  const bets = { minBet: '0.20', maxBet: '1000.00' }

  test.each(FAMILIES)('in %s are there for every category, with the game’s own figures', (family) => {
    const said = CATEGORIES.map((category) => rulesOf(demonstrated, { category, lines: 25 }, family, bets))
    for (const text of said) {
      expect(text).not.toMatch(/[{}]|undefined/)
      expect(text).toMatch(/^<p>.+<\/p><ul>(<li>.+<\/li>)+<\/ul><p>.+<\/p>$/)
      expect(text).toMatch(/0[.,]20/)
    }
    const [slots, ...others] = said
    expect(CATEGORIES[0]).toBe('RNG')
    expect(slots).toContain('25')
    for (const text of others) expect(text).not.toContain('25')
    // Lotteries are played alike, and so are sports.
    expect(new Set(said).size).toBe(7)
  })

  test('differ from language to language, and are built alike', () => {
    const shape = (text: string) => text.replace(/>[^<]+</g, '><')
    for (const category of CATEGORIES) {
      const said = FAMILIES.map((family) => rulesOf(demonstrated, { category, lines: 0 }, family, bets))
      expect(new Set(said).size).toBe(FAMILIES.length)
      expect(new Set(said.map(shape)).size).toBe(1)
    }
  })

  test('round no amount', () => {
    const large = { minBet: '0.10', maxBet: '123456789012345678.90' }
    expect(rulesOf(demonstrated, { category: 'LIVE', lines: 0 }, 'en', large)).toContain('123,456,789,012,345,678.90')
  })
})

describe('the kinds of games of a vendor', () => {
  const ask = async (more: object, merchant = pampas) => {
    const heard = await bench.call('listVendorGameTypes', { payload: { language: 'EN', ...more }, merchant })
    return v.parse(listVendorGameTypes.reply, heard.value)
  }

  test('are the lanes seen from the vendors', async () => {
    for (const merchant of [pampas, wireframe, dong]) {
      const pairs = (await ask({}, merchant)).flatMap(({ vassalage, gameTypes }) =>
        gameTypes.map(({ gameType }) => `${gameType}/${vassalage}`),
      )
      const lanes = offeredLanes(merchant).flatMap(({ category, vendors }) =>
        vendors.map(({ code }) => `${category}/${code}`),
      )
      expect(pairs.toSorted()).toEqual(lanes.toSorted())
    }
  })

  test('name the classes that its live tables have', async () => {
    const [ag] = await ask({ vassalage: 'AG' })
    const live = ag?.gameTypes.find(({ gameType }) => gameType === 'LIVE')?.liveGameTypes ?? []
    expect(live.every(isLiveClass)).toBe(true)
    const tables = gamesOf(pampas, { seed: 1 }).filter((game) => game.vassalage === 'AG' && game.category === 'LIVE')
    expect(new Set(live)).toEqual(new Set(tables.map(({ liveClass }) => liveClass)))
  })

  test('of a vendor that the merchant has not are none', async () => {
    expect(await ask({ vassalage: 'RTG' })).toHaveLength(1)
    expect(await ask({ vassalage: 'LOTUS' })).toEqual([])
  })
})
