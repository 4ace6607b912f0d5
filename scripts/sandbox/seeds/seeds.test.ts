import { describe, expect, test } from 'vitest'
import { PASSWORD_DEMANDED } from '../../../src/rules/security/password-demand.ts'
import { contract } from '../../../src/api/contract.ts'
import { LIVE_CLASSES } from '../../../src/rules/games/vendors/live-classes.ts'
import { MODULES, readModules, type ModuleNode } from '../../../src/rules/site/modules.ts'
import { sandboxOf } from '../../brands/fixtures/house.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import { createSandbox } from '../sandbox.ts'
import { affiliates, credentials, hear, makeRequest, createTestSandbox, pampas, wireframe } from '../testing/sandbox.ts'
import { seededAccounts } from './account/accounts.ts'
import { createGames, GAMES_BY_CATEGORY } from './games/games.ts'
import { moduleTree } from './site/modules.ts'
import { VENDORS } from './games/vendors.ts'

const CODES = 'AG BBIN CQ9 GG PT RTG BG DG EA LOTUS OG TGP KX KY TH WS XY AE ISB MG MGS PNG TTG WD IBC SBT UG'.split(
  ' ',
)

describe('games', () => {
  const games = createGames(7)

  test('are ten thousand, each with an id and a name of its own', () => {
    expect(games).toHaveLength(10_000)
    expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(10_000)
    expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(10_000)
    const named = new Set(games.map(({ vassalage, gameName }) => `${vassalage}/${gameName}`))
    expect(named.size).toBe(10_000)
  })

  test('come from vendors that offer their category', () => {
    const offers = new Map(VENDORS.map(({ code, categories }) => [code, categories]))
    for (const { vassalage, category } of games) expect(offers.get(vassalage)).toContain(category)
    for (const [category, count] of Object.entries(GAMES_BY_CATEGORY))
      expect(games.filter((game) => game.category === category)).toHaveLength(count)
    expect(new Set(games.map(({ vassalage }) => vassalage)).size).toBe(27)
  })

  test('have figures that fit what they are', () => {
    const cents = (text: string) => Number(text.replace('.', ''))
    for (const { category, minBet, maxBet, isNew, ageDays, volatility, liveClass } of games) {
      expect(minBet).toMatch(/^\d+\.\d\d$/)
      expect(cents(maxBet)).toBeGreaterThanOrEqual(100 * cents(minBet))
      expect(isNew).toBe(ageDays < 30)
      expect(volatility !== null).toBe(category === 'RNG' || category === 'MINI')
      expect(liveClass !== '').toBe(category === 'LIVE')
    }
    const news = games.filter(({ isNew }) => isNew).length
    expect(news).toBeGreaterThan(300)
    expect(news).toBeLessThan(500)
  })

  test('have live tables of all fifteen classes, by what their names say', () => {
    const classes = Map.groupBy(
      games.filter(({ category }) => category === 'LIVE'),
      ({ liveClass }) => liveClass,
    )
    expect([...classes.keys()].toSorted()).toEqual([...LIVE_CLASSES].toSorted())
    for (const [liveClass, own] of classes)
      for (const { gameName } of own) {
        const words = liveClass.toLowerCase().replaceAll('_', ' ')
        expect(gameName.replace('’', '').toLowerCase()).toContain(words)
        if (liveClass === 'MAHJONG') expect(gameName).not.toContain('Mahjong Tiles')
      }
  })

  test('are the same for the same seed, and others for another', () => {
    expect(createGames(7)).toEqual(games)
    expect(createGames(8)[0]).not.toEqual(games[0])
  })
})

test('the vendors are the 27 codes of the spec', () => {
  expect(VENDORS.map(({ code }) => code)).toEqual(CODES)
  expect(new Set(VENDORS.map(({ name }) => name)).size).toBe(27)
})

describe('modules', () => {
  const told = async (merchant: MerchantSeed) => {
    const bench = createTestSandbox({ merchants: [merchant] })
    const { value } = await bench.call('getWhitelabel', { merchant })
    return readModules((value as { menu: ModuleNode[] }).menu) // by its schema
  }

  test('are those of the brand’s sandbox.json, and all that it does not name', async () => {
    expect(await told(wireframe)).toEqual(sandboxOf('wireframe').modules)
    expect(await told({ ...wireframe, modules: {} })).toEqual(Object.fromEntries(MODULES.map((each) => [each, true])))
    expect(await told({ ...wireframe, modules: { FREE_PLAY: false } })).toMatchObject({
      FREE_PLAY: false,
      SMS_LOGIN: true,
    })
  })

  test('each stands in the tree once, alone or in a group', () => {
    const codes = moduleTree(new Set()).flatMap(({ code, children }) => children?.map((each) => each.code) ?? [code])
    expect(codes.toSorted()).toEqual([...MODULES, 'SEASONAL_DECORATION'].toSorted())
  })
})

describe('accounts', () => {
  test('are all there, and log in as printed', async () => {
    const bench = createTestSandbox()
    const accounts = bench.sandbox.accounts(affiliates.merchantCode)
    expect(accounts).toEqual(seededAccounts(affiliates))
    expect(accounts.map(({ type }) => type)).toEqual(expect.arrayContaining([0, 1, 2, 4, 41, 42]))
    for (const { username, balance } of bench.sandbox.accounts(pampas.merchantCode)) {
      const login = await bench.call('login', credentials(username))
      expect([username, login.success]).toEqual([username, username !== 'affiliate'])
      if (username === 'affiliate') continue
      const { token } = login.value as { token: string } // a login's value, by its schema
      const { value } = await bench.call('getBalance', { token })
      const demands = ['default', 'expired'].includes(username)
      expect([username, value]).toEqual([
        username,
        demands ? PASSWORD_DEMANDED : expect.objectContaining({ sumBalance: balance }),
      ])
    }
  })

  test('are the same in every sandbox of one seed', async () => {
    const info = async () => {
      const bench = createTestSandbox({ seed: 5 })
      const { value } = await bench.call('login', credentials('player'))
      const { token } = value as { token: string } // a login's value, by its schema
      return (await bench.call('getMemberInfo', { token })).value
    }
    expect(await info()).toEqual(await info())
  })

  test('stand in each of four merchants', async () => {
    const began = performance.now()
    const merchants = ['a1', 'b1', 'c1', 'd1'].map((merchantCode) => ({ ...wireframe, merchantCode }))
    const sandbox = createSandbox({ merchants })
    console.log(`a sandbox of four merchants: ${(performance.now() - began).toFixed(0)} ms`)
    for (const merchant of merchants) {
      const said = { ...credentials('rich'), merchant }
      const response = await sandbox.fetch(makeRequest(contract.login, said))
      expect(await hear(response)).toMatchObject({ success: true })
    }
    sandbox.close()
  })
})
