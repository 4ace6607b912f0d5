/** What live tables' classes are called (spec 3, "Live game classes"). */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LiveClass } from '../../../rules/games/vendors/live-classes.ts'

export const CLASS_NAMES: Readonly<Record<LiveClass, MessageDescriptor>> = {
  BACCARAT: msg`Baccarat`,
  SICBO: msg`Sic Bo`,
  ROULETTE: msg`Roulette`,
  DRAGON_TIGER: msg`Dragon Tiger`,
  BLACKJACK: msg`Blackjack`,
  HOLDEM: msg`Hold’Em`,
  MAHJONG_TILES: msg`Mahjong Tiles`,
  CARD_POKER: msg`Poker`,
  WENZHOU_PAI_GOW: msg`Wenzhou Pai Gow`,
  SE_DIE: msg`Se Die`,
  FAN_TAN: msg`Fan Tan`,
  NIUNIU: msg`NiuNiu`,
  YU_SIA_XIE: msg`Yu Sia Xie`,
  ZJH: msg`Zha Jin Hua`,
  MAHJONG: msg`Mahjong`,
}
