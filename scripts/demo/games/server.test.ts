import { posix } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { route } from '../../serve/server.ts'
import { FAMILIES } from '../../sandbox/site/merchant.ts'
import { openDemo } from '../demo.ts'
import { createTestSandbox, ORIGIN, pampas } from '../../sandbox/testing/sandbox.ts'
import { composeCover } from '../art/cover.ts'
import { hex, mix } from '../art/color.ts'
import { allGames } from '../../sandbox/seeds/games/catalogue.ts'
import { lookOf } from './art/look.ts'
import { servedCode } from './code.ts'
import { hashOfSeed } from '../../sandbox/store/records/fairness-seeds.ts'
import { kindOf, listedReturn, statedReturn } from './kinds.ts'
import { PLAYS } from './plays.ts'
import { gameOf, launchOf, newRound, sitDown } from '../testing/play.ts'
import { en } from './words/en.ts'
import { WORDS } from './words/words.ts'

const slot = gameOf(pampas, 'RNG')

function open(options: Parameters<typeof createTestSandbox>[0] = {}) {
  const bench = createTestSandbox({ demo: openDemo, ...options })
  onTestFinished(() => bench.sandbox.close())
  return bench
}

describe('the games’ server', () => {
  test('a ticket is good once, for a minute, and its page lets its host alone frame it', async () => {
    let now = 1_795_300_000_000
    const bench = open({ now: () => now })
    const seat = await sitDown(bench, slot)
    const redeem = { ticket: seat.url.searchParams.get('ticket') }
    expect(await seat.post('/play/session', redeem)).toMatchObject({ success: false, reason: 'ended' })
    const launched = await sitDown(bench, slot, { who: seat })
    const gone = await bench.sandbox.fetchGames(new Request(launched.url))
    expect(await gone.text()).toContain(en.ended)
    const who = await bench.member()
    const heard = await bench.call('getLaunchAddress', {
      token: who.token,
      payload: launchOf(slot, who),
      headers: { Language: 'TY' },
    })
    const url = (heard.value as { game_url: string }).game_url // checked by the endpoint's schema
    const page = await bench.sandbox.fetchGames(new Request(url))
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(await page.text()).not.toContain('class="over"')
    expect(policy).toContain(`frame-ancestors ${ORIGIN};`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(page.headers.get('cache-control')).toBe('no-store')
    now += 60_000
    expect(await (await bench.sandbox.fetchGames(new Request(url))).text()).toContain(en.ended)
  })

  test('the page holds no session, and what it shows cannot end its own script', async () => {
    const bench = open()
    const game = gameOf(pampas, 'RNG')
    const who = await bench.member()
    const heard = await bench.call('getLaunchAddress', {
      token: who.token,
      payload: launchOf(game, who),
      headers: { Language: 'TY' },
    })
    const html = await (
      await bench.sandbox.fetchGames(new Request((heard.value as { game_url: string }).game_url))
    ).text() // as above
    expect(html).not.toContain(who.token)
    const json = /<script type="application\/json" id="game">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toMatchObject({ host: ORIGIN, language: 'es', kind: 'slot' })
  })

  test('a session ends with the member’s own, and with time', async () => {
    let now = 1_795_300_000_000
    const bench = open({ now: () => now })
    const seat = await sitDown(bench, slot)
    expect(await seat.post('/play/state', {})).toMatchObject({ success: true })
    await bench.control('DELETE', `/sandbox/sessions?merchant=pampas&member=${seat.username}`)
    for (const [path, body] of [
      ['/play/state', {}],
      ['/play/seed', {}],
      ['/play/round', { roundId: newRound(), bet: { stake: slot.minBet } }],
    ] as const)
      expect(await seat.post(path, body)).toMatchObject({ success: false, reason: 'ended' })
    const late = await sitDown(bench, slot)
    now += 5 * 3_600_000
    expect(await late.post('/play/state', {})).toMatchObject({ success: false, reason: 'ended' })
  })

  test('the seed is shown by its hash before, itself after, and another takes its place', async () => {
    const bench = open()
    const seat = await sitDown(bench, slot)
    const { hash } = seat.state['fairness'] as { hash: string }
    const { value } = await seat.post('/play/seed', {})
    const old = value['old'] as { seed: string; hash: string }
    expect(old.hash).toBe(hash)
    expect(hashOfSeed(Buffer.from(old.seed, 'hex'))).toBe(hash)
    expect((value['fairness'] as { hash: string }).hash).not.toBe(hash)
  })

  test('bodies that are none are refused', async () => {
    const bench = open()
    const seat = await sitDown(bench, slot)
    const send = (body: string, type = 'application/json') =>
      bench.sandbox.fetchGames(
        new Request(new URL('/play/round', seat.url), {
          method: 'POST',
          headers: { 'content-type': type, 'x-play-session': seat.session },
          body,
        }),
      )
    for (const body of [
      '',
      '{',
      '[]',
      '{"roundId":"1"}',
      `{"roundId":"${newRound()}","bet":{},"more":1}`,
      `"${'x'.repeat(9000)}"`,
    ])
      expect((await send(body)).status, body.slice(0, 40)).toBe(400)
    expect((await send('{}', 'text/plain')).status).toBe(400)
  })

  test('games and gateway keep to their own hosts', async () => {
    const bench = open()
    const respond = () => new Response('the site')
    const bundles = new Map([['pampas', { respond, reload: () => {} }]])
    const at = (host: string, path: string) =>
      route(new Request(`http://${host}.localhost:4173${path}`), {}, { bundles, sandbox: bench.sandbox })
    const code = '/play/code/x/scripts/demo/games/client/main.ts'
    expect((await at('games', code)).status).toBe(200)
    expect(await (await at('pampas', code)).text()).toBe('the site')
    expect((await at('pampas', '/wps/system/status?url=pampas.localhost')).status).not.toBe(404)
    expect((await at('games', '/wps/system/status?url=pampas.localhost')).status).toBe(404)
    expect((await bench.sandbox.fetch(new Request(`http://pampas.localhost${code}`))).status).toBe(404)
    for (const path of ['/wps/system/status', '/sandbox/accounts?merchant=pampas', '/', '/index'])
      expect((await bench.sandbox.fetchGames(new Request(`http://games.localhost${path}`))).status, path).toBe(404)
  })
})

describe('the pages’ code', () => {
  test('whatever a page imports is served, and what that imports', () => {
    const reached = new Set<string>()
    const follow = (path: string): void => {
      if (reached.has(path)) return
      reached.add(path)
      const { body } = servedCode(path) ?? {}
      if (body === undefined) throw new Error(`${path} is imported and not served`)
      for (const [, file = ''] of body.matchAll(/(?:from|import) ?\(?'(\.[^']+)'/g))
        follow(posix.join(posix.dirname(path), file))
    }
    follow('scripts/demo/games/client/main.ts')
    expect(reached.size).toBeGreaterThan(40)
  })

  test.each(['client/main.ts', 'client/slot/slot.ts', 'rules/slot.ts'])('%s is served without types', (file) => {
    const { body = '', type } = servedCode(`scripts/demo/games/${file}`) ?? {}
    expect(type).toContain('text/javascript')
    expect(body).not.toMatch(/\bimport type\b|\binterface\b|\breadonly\b/)
  })

  test.each([
    'scripts/demo/games/rounds.ts',
    'scripts/demo/games/rules/slot.test.ts',
    'scripts/demo/games/client/../rounds.ts',
    'scripts/sandbox/store/schema.ts',
    'package.json',
    'src/rules/../api/contract.ts',
    'src/rules/money/money.test.ts',
    '',
  ])('%s is not served', (path) => {
    expect(servedCode(path)).toBeNull()
  })
})

test('every game has a kind, and states the return that it is played with', () => {
  for (const game of allGames(1)) {
    expect(PLAYS[kindOf(game)]).toBeDefined()
    if (game.category === 'RNG')
      expect(Math.abs(Number(statedReturn(game)) - Number(game.rtp)), game.gameId).toBeLessThan(0.02)
  }
})

test('lists say what a live table of its class returns, whatever stands in for it', () => {
  const said = new Map(
    allGames(1)
      .filter(({ category }) => category === 'LIVE')
      .map((game) => [game.liveClass, listedReturn(game)]),
  )
  expect(said).toContainEqual(['BACCARAT', '98.94'])
  expect(said).toContainEqual(['BLACKJACK', '99.50'])
  expect(said).toContainEqual(['ROULETTE', '97.30'])
  expect(new Set(said.values()).size).toBeGreaterThan(said.size / 2)
})

test('a game looks like its cover', () => {
  const games = allGames(1)
  for (const game of [3, 500, 4000, 8900, 9200, 9500].map((at) => games[at])) {
    if (!game) throw new Error('the catalogue is shorter')
    const { ground } = lookOf(game)
    expect(composeCover(game).svg).toContain(hex(mix(ground.ink, ground.floor, 0.15)))
  }
})

test.each([...FAMILIES, 'es-AR'] as const)('the words of %s say all, with the same blanks', (family) => {
  const blanks = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).toSorted()
  for (const [key, text] of Object.entries(en)) {
    const said = WORDS[family][key as keyof typeof en] // the key is English's own
    expect(said, key).not.toBe('')
    expect(blanks(said), key).toEqual(blanks(text))
  }
})
