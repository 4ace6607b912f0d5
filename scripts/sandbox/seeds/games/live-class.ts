/** Which class a live table is of, by the name that it was given. */
import type { LiveClass } from '../../../../src/rules/games/vendors/live-classes.ts'

/** A longer word stands before a shorter one that it begins with. */
const WORDS: readonly (readonly [word: string, is: LiveClass])[] = [
  ['Baccarat', 'BACCARAT'],
  ['Sicbo', 'SICBO'],
  ['Roulette', 'ROULETTE'],
  ['Dragon Tiger', 'DRAGON_TIGER'],
  ['Blackjack', 'BLACKJACK'],
  ['Hold’Em', 'HOLDEM'],
  ['Mahjong Tiles', 'MAHJONG_TILES'],
  ['Card Poker', 'CARD_POKER'],
  ['Wenzhou Pai Gow', 'WENZHOU_PAI_GOW'],
  ['Se Die', 'SE_DIE'],
  ['Fan Tan', 'FAN_TAN'],
  ['NiuNiu', 'NIUNIU'],
  ['Yu Sia Xie', 'YU_SIA_XIE'],
  ['ZJH', 'ZJH'],
  ['Mahjong', 'MAHJONG'],
]

/** @throws Error for a name without any, which no theme of live tables makes */
export function liveClassOf(gameName: string): LiveClass {
  const found = WORDS.find(([word]) => gameName.includes(word))
  if (!found) throw new Error(`"${gameName}" names nothing that is played at a live table`)
  return found[1]
}
