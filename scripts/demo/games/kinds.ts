/** Which kind of game the sandbox plays for each game of the catalogue. */
import type { Game } from '../../sandbox/seeds/games/games.ts'
import { machineOf, machineReturn } from './rules/slot-machine.ts'
import { NIUNIU_RETURN } from './rules/niuniu.ts'
import { TABLE_RETURNS, type TableName } from './rules/tables.ts'

export type Kind = 'slot' | 'fish' | 'lottery' | 'sports' | 'niuniu' | TableName

/** What of a game decides how it is played. */
export type PlayedGame = Pick<Game, 'category' | 'gameName' | 'liveClass' | 'lines' | 'rtp'>

/** Live tables by class; the other classes play the nearest that is here, which is baccarat. */
const TABLE_OF_CLASS: Readonly<Record<string, TableName>> = {
  ROULETTE: 'roulette',
  SICBO: 'sicbo',
  YU_SIA_XIE: 'sicbo',
  DRAGON_TIGER: 'dragon-tiger',
}
/** Mini games that are a table by their name; the others spin. */
const TABLE_OF_MINI: readonly (readonly [word: string, table: TableName])[] = [
  ['Dice', 'sicbo'],
  ['Wheel', 'roulette'],
  ['Hi-Lo', 'dragon-tiger'],
]

/** The kind of a game. */
export function kindOf({ category, gameName, liveClass }: PlayedGame): Kind {
  switch (category) {
    case 'RNG':
      return 'slot'
    case 'MINI':
      return TABLE_OF_MINI.find(([word]) => gameName.includes(word))?.[1] ?? 'slot'
    case 'LIVE':
      return TABLE_OF_CLASS[liveClass] ?? 'baccarat'
    case 'PVP':
      return 'niuniu'
    case 'FISH':
      return 'fish'
    case 'LOTT':
    case 'ELOTT':
      return 'lottery'
    case 'SPORTS':
    case 'ESPORTS':
    case 'COCKFIGHT':
      return 'sports'
  }
}

/** Slots that name no lines, as mini games do, have these. */
const MINI_LINES = 9

/** The lines that a slot plays with. */
export const playedLines = ({ lines }: Pick<Game, 'lines'>): number => (lines > 0 ? lines : MINI_LINES)

/** What a game returns to the player as it is played here, in percent: what its sheet may state. */
export function statedReturn(game: PlayedGame): string {
  const kind = kindOf(game)
  switch (kind) {
    case 'slot':
      return machineReturn(machineOf(playedLines(game), game.rtp)).toFixed(2)
    case 'fish':
    case 'lottery':
    case 'sports':
      return game.rtp
    case 'niuniu':
      return NIUNIU_RETURN
    default:
      return TABLE_RETURNS[kind]
  }
}

/** What tables of classes return that are not played here, in percent, as their usual rules say it. */
const CLASS_RETURNS: Readonly<Record<string, string>> = {
  BLACKJACK: '99.50',
  HOLDEM: '97.84',
  MAHJONG_TILES: '97.50',
  MAHJONG: '97.00',
  CARD_POKER: '96.63',
  WENZHOU_PAI_GOW: '97.12',
  SE_DIE: '97.00',
  FAN_TAN: '98.75',
  NIUNIU: '97.40',
  ZJH: '96.80',
}

/** What lists and sheets say that a game returns: a live table that is played as its nearest has its own class's figure. */
export const listedReturn = (game: PlayedGame): string =>
  (game.category === 'LIVE' && CLASS_RETURNS[game.liveClass]) || statedReturn(game)
