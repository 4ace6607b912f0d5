/** The icon and the name of each game category. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  Bird,
  Cherry,
  Dices,
  Fish,
  Gamepad2,
  Puzzle,
  Spade,
  Swords,
  Ticket,
  Volleyball,
  type IconView,
} from '../../../ui/media/icons.tsx'
import type { Category } from '../../../rules/games/categories.ts'

interface CategoryPresentation {
  readonly icon: IconView
  readonly name: MessageDescriptor
}

export const CATEGORY_PRESENTATION: Readonly<Record<Category, CategoryPresentation>> = {
  RNG: { icon: Cherry, name: msg`Slots` },
  LIVE: { icon: Spade, name: msg`Live casino` },
  SPORTS: { icon: Volleyball, name: msg`Sports` },
  ESPORTS: { icon: Gamepad2, name: msg`E-sports` },
  FISH: { icon: Fish, name: msg`Fishing` },
  PVP: { icon: Swords, name: msg`Card rooms` },
  LOTT: { icon: Ticket, name: msg`Lottery` },
  ELOTT: { icon: Dices, name: msg`Electronic lottery` },
  COCKFIGHT: { icon: Bird, name: msg`Cockfight` },
  MINI: { icon: Puzzle, name: msg`Mini games` },
}
