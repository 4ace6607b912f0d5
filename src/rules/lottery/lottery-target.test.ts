import { expect, test } from 'vitest'
import { VN_LOTTERY_VENDOR } from './vendor-lobbies.ts'
import { lotteryTarget } from './lottery-target.ts'

const lottery = { code: 'K3_1M', vendor: 'TCG_SEA', playType: 'SUM', opensList: false }
const open = { gameCode: 'K3_1M', playType: 'SUM' }

test.each([
  ['South-East Asia’s in its lobby', {}, '/seaLottery', open],
  ['Vietnam’s in its own', { vendor: VN_LOTTERY_VENDOR }, '/vnlottery', open],
  ['all others in the general one', { vendor: 'LOTT' }, '/lottery', open],
  ['one of an unknown vendor as well', { vendor: 'constructor' }, '/lottery', open],
  ['one without a play type', { playType: '' }, '/seaLottery', { gameCode: 'K3_1M' }],
  [
    'a list as a popup over the whole lobby',
    { vendor: VN_LOTTERY_VENDOR, opensList: true },
    '/vnlottery',
    { modal: 'games', of: VN_LOTTERY_VENDOR },
  ],
])('%s', (_, said, to, search) => {
  expect(lotteryTarget({ ...lottery, ...said })).toEqual({ to, search, isProtected: false })
})
