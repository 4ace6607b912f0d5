import { expect, test } from 'vitest'
import { gameKey, gameTarget } from './game.ts'
import { playTarget } from './play/play-target.ts'

const slot = { vendor: 'PT', gameId: 'RNG-00001', nodeId: 'N77' }

test('a game is played on the game page, a lottery in its lobby', () => {
  expect(gameTarget(slot)).toEqual(playTarget(slot))
  expect(gameTarget(slot, 'trial')).toEqual(playTarget(slot, 'trial'))
  expect(gameTarget({ vendor: 'TCG_SEA', gameId: 'SSC_1M', nodeId: 'FIVE_STAR' })).toEqual({
    to: '/seaLottery',
    search: { gameCode: 'SSC_1M', playType: 'FIVE_STAR' },
    isProtected: false,
  })
  expect(gameTarget({ vendor: 'TCG_LOTTO_VN', gameId: 'VN_HUE', nodeId: '' })).toMatchObject({
    to: '/vnlottery',
    search: { gameCode: 'VN_HUE' },
  })
})

test('games of two vendors are told apart when they share an id', () => {
  expect(gameKey(slot)).toBe(gameKey({ ...slot }))
  expect(gameKey(slot)).not.toBe(gameKey({ ...slot, vendor: 'AG' }))
})
