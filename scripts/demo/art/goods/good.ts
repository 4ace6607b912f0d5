/** Pictures of what points can be redeemed for: one thing that stands, as the brand's hand draws it, without words. */
import type { GoodKey } from '../../../sandbox/seeds/rewards/goods.ts'
import { HANDS, type Hand } from './hands.ts'
import { HEIGHT, THINGS, WIDTH } from './things.ts'

/** @param accent the brand's own, as `#rrggbb` */
export const drawGood = (key: GoodKey, hand: Hand = 'ticket', accent = '#d9482b'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 4}" height="${HEIGHT * 4}">${HANDS[hand](THINGS[key], accent)}</svg>`
