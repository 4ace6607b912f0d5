import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTrial, launchedGame, launchKey, readLaunch } from './launch.ts'
import { VN_LOTTERY_VENDOR } from '../../lottery/vendor-lobbies.ts'
import { lotteryPlayTarget } from '../../lottery/lottery-target.ts'
import { playTarget, roomTarget, startVendor, type PlayTarget } from './play-target.ts'

const game = { vendor: 'PT', gameId: 'RNG-00001', nodeId: 'N77' }
const asked = { kind: 'game', ...game, category: null, trial: false }

describe('what the game page is asked for', () => {
  test.each([
    ['a game', playTarget(game), asked],
    ['a free trial', playTarget(game, 'trial'), { ...asked, trial: true }],
    ['a room', roomTarget(game, 'GOLD-1', 'PVP'), { ...asked, roomId: 'GOLD-1', category: 'PVP' }],
    ['a vendor’s lobby', startVendor('IBC'), { ...asked, vendor: 'IBC', gameId: '', nodeId: '' }],
    [
      'a lottery',
      lotteryPlayTarget({ vendor: VN_LOTTERY_VENDOR, code: 'MB', playType: 'DE' }),
      { kind: 'lottery', vendor: VN_LOTTERY_VENDOR, code: 'MB', playType: 'DE' },
    ],
    ['a lottery’s lobby', startVendor('TCG_SEA'), { kind: 'lottery', vendor: 'TCG_SEA' }],
    [
      'a lottery with numbers to begin with',
      lotteryPlayTarget({ vendor: 'TCG_SEA', code: 'LHC_5M', playType: '' }, '06-17-49'),
      { kind: 'lottery', vendor: 'TCG_SEA', code: 'LHC_5M', pick: '06-17-49' },
    ],
    [
      'a lottery with numbers that are none',
      lotteryPlayTarget({ vendor: 'TCG_SEA', code: 'LHC_5M', playType: '' }, '06-<b>'),
      { kind: 'lottery', vendor: 'TCG_SEA', code: 'LHC_5M' },
    ],
    [
      'a lottery that is named like a game, as in a list of games',
      playTarget({ vendor: 'TCG_SEA', gameId: 'K3_1M', nodeId: 'SUM' }),
      { kind: 'lottery', vendor: 'TCG_SEA', code: 'K3_1M', playType: 'SUM' },
    ],
    [
      'a lottery’s free trial',
      playTarget({ vendor: 'TCG_SEA', gameId: 'K3_1M', nodeId: 'SUM' }, 'trial'),
      { kind: 'game', vendor: 'TCG_SEA', gameId: 'K3_1M', nodeId: '', category: null, trial: true },
    ],
  ])('%s', (_, { to, search }, launch) => {
    expect(to).toBe('/game')
    expect(readLaunch(search)).toEqual(launch)
  })

  test.each([
    ['no vendor', { game: 'RNG-00001' }],
    ['a free trial of a lobby', { vendor: 'PT', trial: '1' }],
    ['an id that no gateway takes', { vendor: 'PT', game: 'x'.repeat(61) }],
  ])('nothing, with %s', (_, search) => {
    expect(readLaunch(search)).toBeNull()
  })

  test('knows its game, and whether it is free', () => {
    const of = (target: PlayTarget) => {
      const launch = readLaunch(target.search)
      return launch && { game: launchedGame(launch), free: isTrial(launch) }
    }
    expect(of(playTarget(game))).toEqual({ game, free: false })
    expect(of(playTarget(game, 'trial'))).toEqual({ game, free: true })
    expect(of(startVendor('IBC'))).toEqual({ game: null, free: false })
    expect(of(startVendor('LOTT'))).toEqual({ game: null, free: false })
    expect(launchedGame({ kind: 'lottery', vendor: 'LOTT', code: 'K3' })).toEqual({
      vendor: 'LOTT',
      gameId: 'K3',
      nodeId: '',
    })
    expect(isTrial({ kind: 'lottery', vendor: 'LOTT' })).toBe(false)
  })

  test('never throws, and what differs is told apart', () => {
    const field = fc.option(fc.string({ maxLength: 70 }), { nil: undefined })
    const search = fc.record({ vendor: field, game: field, node: field, room: field, trial: field, gameCode: field })
    fc.assert(
      fc.property(search, search, (one, other) => {
        const [a, b] = [readLaunch(one), readLaunch(other)]
        if (!a || !b) return
        expect(launchKey(a) === launchKey(b)).toBe(JSON.stringify(a) === JSON.stringify(b))
      }),
    )
  })
})
