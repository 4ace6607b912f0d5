import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameWhich } from '../../../../scripts/sandbox/testing/contract.ts'
import { HOSTILE } from '../../../testing/hostile/hostile-addresses.ts'
import type { Launch } from '../../../rules/games/play/launch.ts'
import { brandAtom } from '../../site/brand.ts'
import { HostileAddress, openGameAtom } from './game-session.ts'
import { HOST, slotOf, withGames } from '../../../testing/open-game.ts'
import { sessionAtom } from '../../account/login/session.ts'
import { openPage, stubStorage } from '../../../testing/state.ts'

const GAMES = ['https://cdn.example.com', 'https://play.example.com:8443', 'http://games.localhost:4173']

const slot = slotOf(gameWhich(({ supportPlay }) => supportPlay === 0))

beforeEach(() => vi.stubGlobal('location', { origin: HOST, hostname: 'www.pampas.example' }))
afterEach(() => vi.unstubAllGlobals())

/** A page whose launches are answered with these addresses. */
function answering(first: object, listed: readonly string[] = []) {
  let said = first
  stubStorage()
  const status = {
    maintenance: { active: false },
    regionRestriction: false,
    location: { ip: '', country: '' },
    customerService: [],
    analytics: {},
    imageCDNs: [],
    launchGameCDNs: listed,
  }
  const page = openPage(async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    const value = pathname.endsWith('/status')
      ? status
      : pathname.endsWith('/GCS_merchantWallet')
        ? { isSingle: true }
        : said
    return Response.json({ success: true, message: '', value })
  })
  page.store.set(brandAtom, withGames(GAMES))
  page.store.set(sessionAtom, { token: 'token', accountType: 2, username: 'ada', nickname: '' })
  const open = (launch: Launch) => page.store.set(openGameAtom, launch, page.queries)
  const openAt = (addresses: object, launch: Launch) => {
    said = addresses
    return open(launch)
  }
  return { ...page, open, openAt }
}

/** Every way that an address comes in. */
const WAYS: readonly (readonly [string, Launch, boolean])[] = [
  ['a game', slot, false],
  ['a game in a room', { ...slot, roomId: 'GOLD' }, false],
  ['a card game in a room', { ...slot, category: 'PVP', roomId: 'GOLD' }, false],
  ['a vendor’s lobby', { ...slot, gameId: '', nodeId: '' }, false],
  ['a lottery', { kind: 'lottery', vendor: 'TCG_SEA', code: 'K3_1M' }, false],
  ['a lottery’s lobby', { kind: 'lottery', vendor: 'TCG_LOTTO_VN' }, false],
  ['a member’s free trial', { ...slot, trial: true }, false],
  ['a guest’s free trial', { ...slot, trial: true }, true],
]
const OWN = [`${HOST}/index`, `${HOST}:443/`, '/index', `${HOST}/game?vendor=PT`]

describe('a hostile address', () => {
  test.each(WAYS)('of %s is refused in either field', async (_, launch, asGuest) => {
    const { openAt, store } = answering({})
    if (asGuest) store.set(sessionAtom, null)
    for (const text of [...HOSTILE, ...OWN]) {
      for (const said of [{ game_url: text, game_url2: GAMES[0] }, { game_url2: text }]) {
        // The second address stands in for one that is not there, never for one that is hostile.
        if (text === '') continue
        const failure: unknown = await openAt(said, launch).catch((error: unknown) => error)
        expect(failure, text).toBeInstanceOf(HostileAddress)
      }
    }
  })

  test('an honest one passes, unless the gateway’s list leaves its host out', async () => {
    const said = { game_url: 'https://play.example.com:8443/play?t=1' }
    expect((await answering(said).open(slot)).url.href).toBe(said.game_url)
    expect((await answering(said, ['https://play.example.com:8443']).open(slot)).url.href).toBe(said.game_url)
    await expect(answering(said, ['https://cdn.example.com']).open(slot)).rejects.toBeInstanceOf(HostileAddress)
    const beyond = { game_url: 'https://evil.example/' }
    await expect(answering(beyond, ['https://evil.example']).open(slot)).rejects.toBeInstanceOf(HostileAddress)
  })
})
