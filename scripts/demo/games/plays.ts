/** Every kind of game by its name. */
import { asPlay, type AnyPlay } from './play.ts'
import { fish } from './kinds/fish.ts'
import { lottery } from './kinds/lottery.ts'
import { niuniu } from './kinds/niuniu.ts'
import { slot } from './kinds/slot.ts'
import { sports } from './kinds/sports.ts'
import { tablePlay } from './kinds/table.ts'
import type { Kind } from './kinds.ts'

export const PLAYS: Readonly<Record<Kind, AnyPlay>> = {
  slot: asPlay(slot),
  fish: asPlay(fish),
  lottery: asPlay(lottery),
  sports: asPlay(sports),
  niuniu: asPlay(niuniu),
  baccarat: asPlay(tablePlay('baccarat')),
  'dragon-tiger': asPlay(tablePlay('dragon-tiger')),
  roulette: asPlay(tablePlay('roulette')),
  sicbo: asPlay(tablePlay('sicbo')),
}
