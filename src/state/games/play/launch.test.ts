import { MutationObserver } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { gameWhich } from '../../../../scripts/sandbox/testing/contract.ts'
import { credentials, createTestSandbox, pampas } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { leaveGame } from '../../../api/games/launch.ts'
import { Refusal } from '../../../rules/failure.ts'
import type { Launch } from '../../../rules/games/play/launch.ts'
import { guardUrl } from '../../../rules/site/url-guard.ts'
import { gatewayAtom } from '../../gateway.ts'
import { launchMutation, walletModeQuery } from './launch.ts'
import { maintenanceEnds, maintenanceQuery } from '../game-maintenance.ts'
import { openRoundsQuery, roundTarget } from './open-rounds.ts'
import { recentGamesQuery } from '../recent-games.ts'
import { roomsQuery } from '../rooms.ts'
import { sessionAtom } from '../../account/login/session.ts'
import { openSession } from '../../../testing/session.ts'
import { balanceQuery } from '../../money/wallet.ts'

const slot = gameWhich(({ supportPlay }) => supportPlay === 0)
const { vassalage: vendor, gameId, nodeId } = slot
const game = (more: object = {}): Launch => ({
  kind: 'game',
  vendor,
  gameId,
  nodeId,
  category: 'RNG',
  trial: false,
  ...more,
})

/** A page over a merchant, with what was posted to start games. */
function open(merchant = pampas) {
  const bench = createTestSandbox({ merchants: [merchant] })
  const posted: { path: string; language: string | null; body: Record<string, unknown> }[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname: path } = new URL(request.url)
    if (path.startsWith('/wps/game/') && request.method === 'POST') {
      const body = (await request.clone().json()) as Record<string, unknown> // the client's own JSON
      posted.push({ path, language: request.headers.get('language'), body })
    }
    return bench.sandbox.fetch(request)
  }
  const session = openSession({ sandbox: { fetch, close: () => bench.sandbox.close() } })
  const { store, queries } = session.page
  const launch = (said: Launch, who = store.get(sessionAtom)) => {
    const launcher = { language: 'EN', session: who }
    return new MutationObserver(queries, launchMutation(launcher)).mutate(said)
  }
  const leave = (from: string) => store.get(gatewayAtom)(leaveGame, { vassalage: from })
  return { bench, ...session, queries, posted, launch, leave }
}

describe('a member’s launch', () => {
  test('says what the spec names, and is answered with an address that passes the guard', async () => {
    const { signIn, launch, posted, page } = open()
    await signIn(credentials('player'))
    const { address } = await launch(game())
    expect(guardUrl(address, { kind: 'launch', origins: ['http://games.localhost'] })?.pathname).toBe(`/play/${gameId}`)
    expect(posted).toEqual([
      {
        path: '/wps/game/launchAddress',
        language: 'TY',
        body: {
          gameId,
          nodeId,
          vassalage: vendor,
          accountType: 1,
          confirmTrans: 0,
          launchMode: 'GLS',
          platform: 'html5-desktop',
          clientType: 3,
          username: 'player',
          token: page.store.get(sessionAtom)?.token,
          merchantCode: 'pampas01',
          language: 'EN',
        },
      },
    ])
  })

  test('names the member also where the session does not know the name yet', async () => {
    const { signIn, launch, posted, page } = open()
    await signIn(credentials('player'))
    const session = page.store.get(sessionAtom)
    await launch(game(), session && { ...session, username: '' })
    expect(posted[0]?.body['username']).toBe('player')
  })

  test('stands first among the recent games afterwards', async () => {
    const { signIn, launch, queries } = open()
    await signIn(credentials('player'))
    const recent = recentGamesQuery('EN')
    expect(await queries.fetchQuery(recent)).toEqual([])
    await launch(game())
    const [first] = await queries.fetchQuery(recent)
    expect(first).toMatchObject({ vendor, gameId, nodeId, category: 'RNG', offersTrial: true })
  })

  test('of a card game in a room, and of a lottery, goes by the call that is theirs', async () => {
    const { signIn, launch, posted, queries } = open()
    await signIn(credentials('rich'))
    const [room] = await queries.fetchQuery(roomsQuery('EN', { vendor: 'KY', category: 'PVP' }))
    if (!room) throw new Error('the vendor has no room')
    await launch(game({ ...room.game, category: 'PVP', roomId: room.id }))
    await launch({ kind: 'lottery', vendor: 'TCG_SEA', code: 'PK10_75S', playType: 'CHAMPION' })
    await launch({ kind: 'lottery', vendor: 'TCG_SEA' })
    expect(posted.map(({ path }) => path)).toEqual(Array(3).fill('/wps/game/launchGame'))
    const [byRoom, byCode, lobby] = posted.map(({ body }) => body)
    expect(byRoom).toMatchObject({ launchMode: 'GLS', roomId: room.id, gameId: room.game.gameId })
    expect(byCode).toMatchObject({ launchMode: 'LOTT', gameCode: 'PK10_75S', playType: 'CHAMPION' })
    expect(Object.keys(lobby ?? {})).not.toEqual(expect.arrayContaining(['gameCode']))
  })

  test('of Vietnam’s lobby names its area', async () => {
    const { signIn, launch, posted } = open({
      ...pampas,
      languages: [{ code: 'TY', catalogue: 'vi' }, ...pampas.languages.slice(1)],
      id: 'vietnam',
      // Every vendor there is, that country's among them.
      vendors: undefined,
    })
    await signIn(credentials('player'))
    await launch({ kind: 'lottery', vendor: 'TCG_LOTTO_VN' })
    expect(posted[0]?.body).toMatchObject({ launchMode: 'LOTT', lottoArea: 'VN', vassalage: 'TCG_LOTTO_VN' })
  })

  test('that is refused fails in the server’s words, and says when maintenance ends', async () => {
    const { bench, signIn, launch } = open()
    await signIn(credentials('player'))
    await bench.control('POST', '/sandbox/scenarios', { kind: 'game-maintenance', until: '2031-01-31T18:00Z' })
    const error: unknown = await launch(game()).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ kind: 'refusal', serverMessage: 'game maintenance' })
    expect(maintenanceEnds(error)).toBe(Date.UTC(2031, 0, 31, 18))
  })

  test('that is refused for maintenance is remembered of that game, until one goes well', async () => {
    const { bench, signIn, launch, queries } = open()
    await signIn(credentials('player'))
    const known = (id: string) => queries.getQueryData(maintenanceQuery({ vendor, gameId: id }).queryKey) ?? null
    await bench.control('POST', '/sandbox/scenarios', { kind: 'refusing', endpoint: 'getLaunchAddress', message: 'no' })
    await launch(game()).catch(() => undefined)
    expect(known(gameId), 'another refusal says nothing of it').toBeNull()
    await bench.control('DELETE', '/sandbox/scenarios')
    await bench.control('POST', '/sandbox/scenarios', { kind: 'game-maintenance', vendor, until: '2031-01-31T18:00Z' })
    await launch(game()).catch(() => undefined)
    expect(known(gameId)).toEqual({ until: Date.UTC(2031, 0, 31, 18) })
    expect(known(''), 'the vendor’s own lobby may be open').toBeNull()
    await bench.control('DELETE', '/sandbox/scenarios')
    await launch(game())
    expect(known(gameId)).toBeNull()
  })

  test('takes the second address where there is no first one, and an answer without any for none', async () => {
    const { bench, signIn, launch } = open()
    await signIn(credentials('player'))
    const answer = (value: object) =>
      bench.control('POST', '/sandbox/scenarios', { kind: 'answering', endpoint: 'getLaunchAddress', times: 1, value })
    await answer({ game_url2: 'http://games.localhost/second' })
    expect(await launch(game())).toEqual({ address: 'http://games.localhost/second' })
    await answer({ game_url: 'http://games.localhost/first', game_url2: 'http://games.localhost/second' })
    expect(await launch(game())).toEqual({ address: 'http://games.localhost/first' })
    await bench.control('POST', '/sandbox/scenarios', {
      kind: 'failing',
      how: 'malformed-value',
      endpoint: 'getLaunchAddress',
      times: 1,
    })
    await expect(launch(game())).rejects.toMatchObject({ kind: 'contract' })
  })
})

describe('a trial', () => {
  test('of a guest carries no token, and of a member says that it is one', async () => {
    const { signIn, launch, posted } = open()
    await launch(game({ trial: true }))
    await signIn(credentials('player'))
    await launch(game({ trial: true }))
    expect(posted.map(({ path }) => path)).toEqual(['/wps/game/demoAddress', '/wps/game/launchAddress'])
    expect(posted[0]?.body).not.toHaveProperty('token')
    expect(posted[1]?.body).toMatchObject({ demo: 1 })
  })

  test('is all that a guest may have: playing for money is refused before anything is sent', async () => {
    const { launch, posted } = open()
    await expect(launch(game())).rejects.toBeInstanceOf(Refusal)
    await expect(launch({ kind: 'lottery', vendor: 'TCG_SEA' })).rejects.toBeInstanceOf(Refusal)
    expect(posted).toEqual([])
  })
})

describe('wallets', () => {
  test('a vendor are known for what they are, once a session, and the balance is their sum', async () => {
    const { signIn, launch, leave, queries, bench } = open({ ...pampas, wallet: 'transfer' })
    await signIn(credentials('player'))
    expect(await queries.fetchQuery(walletModeQuery)).toBe('transfer')
    const main = async () => (await bench.control('GET', '/sandbox/ledger?merchant=pampas&member=player'))['balance']
    const balance = { ...balanceQuery, staleTime: 0 }
    await launch(game())
    expect(await main()).toBe('0.00')
    expect(await queries.fetchQuery(balance)).toBe(25_000n)
    await leave(vendor)
    await leave(vendor)
    expect(await main()).toBe('250.00')
    expect(await queries.fetchQuery(balance)).toBe(25_000n)
  })

  test('in one are known from what the tab has kept', async () => {
    const { signIn, queries, goOffline } = open()
    await signIn(credentials('player'))
    expect(await queries.fetchQuery(walletModeQuery)).toBe('single')
    queries.clear()
    goOffline()
    expect(await queries.fetchQuery(walletModeQuery)).toBe('single')
  })
})

test('a round goes on at the table where it was begun', () => {
  const begun = { vendor: 'KX', gameId: 'PVP-1', nodeId: '7' }
  expect(roundTarget({ game: begun, room: null }).search).toEqual({ vendor: 'KX', game: 'PVP-1', node: '7' })
  expect(roundTarget({ game: begun, room: { id: 'R2', name: 'Two', category: 'PVP' } }).search).toEqual({
    vendor: 'KX',
    game: 'PVP-1',
    node: '7',
    room: 'R2',
    category: 'PVP',
  })
})

test('rounds to go on with come with their stake in minor units', async () => {
  const { bench, signIn, queries } = open()
  await signIn(credentials('player'))
  expect(await queries.fetchQuery(openRoundsQuery)).toEqual([])
  const round = { vassalage: vendor, gameId, nodeId, gameName: 'X', startedAt: 1, stake: '1.20' }
  const answer = (stake: string) =>
    bench.control('POST', '/sandbox/scenarios', {
      kind: 'answering',
      endpoint: 'listOpenRounds',
      value: { rounds: [{ ...round, stake }] },
    })
  await answer('1.20')
  const asked = { ...openRoundsQuery, staleTime: 0 }
  expect(await queries.fetchQuery(asked)).toEqual([
    { game: { vendor, gameId, nodeId }, gameName: 'X', room: null, startedAt: 1, stake: 120n },
  ])
  await answer('1.205')
  await expect(queries.fetchQuery(asked)).rejects.toMatchObject({ kind: 'contract', field: 'value.rounds.0.stake' })
})
