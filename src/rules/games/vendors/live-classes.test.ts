import { expect, test } from 'vitest'
import { isLiveClass, LIVE_CLASSES } from './live-classes.ts'

test('there are the fifteen classes of the spec, each once', () => {
  expect(LIVE_CLASSES).toEqual([
    'BACCARAT',
    'SICBO',
    'ROULETTE',
    'DRAGON_TIGER',
    'BLACKJACK',
    'HOLDEM',
    'MAHJONG_TILES',
    'CARD_POKER',
    'WENZHOU_PAI_GOW',
    'SE_DIE',
    'FAN_TAN',
    'NIUNIU',
    'YU_SIA_XIE',
    'ZJH',
    'MAHJONG',
  ])
})

test('a code is a class as it is written, and nothing else is', () => {
  for (const code of LIVE_CLASSES) expect(isLiveClass(code)).toBe(true)
  for (const code of ['', 'baccarat', 'BACCARAT ', 'toString', 'SLOTS']) expect(isLiveClass(code)).toBe(false)
})
