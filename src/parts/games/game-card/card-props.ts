import type { ComponentType, ReactNode } from 'react'
import type { Brand } from '../../../brand/schema.ts'
import type { Game } from '../../../rules/games/game.ts'
import type { PlayTarget } from '../../../rules/games/play/play-target.ts'

/** How a card may be drawn: as the brand says, or in the size of a drop-down. */
export type CardLook = Brand['layout']['card'] | 'compact'

/** How live tables are drawn. */
export type TableLook = Brand['layout']['tables']
/** How whatever stands in a list of any number may be drawn. */
export type ListLook = CardLook | TableLook
/** Whether tables stand below each other, in columns with their names above. */
const IN_ROWS = { cells: true, scoreboard: true, slips: false, plan: false } as const satisfies Record<
  TableLook,
  boolean
>
export const isTableLook = (look: string): look is TableLook => Object.hasOwn(IN_ROWS, look)
export const isTableRow = (look: string): look is 'cells' | 'scoreboard' => isTableLook(look) && IN_ROWS[look]

export interface CardProps {
  readonly game: Game
  readonly vendorName: string
  /** Whether to mark a hot game as one; not where all of them are. */
  readonly marksHot: boolean
  /** Goes where a press leads, as `usePlay` gives it. */
  readonly play: (target: PlayTarget) => void
  /** Further controls; one component for a whole list. */
  readonly tools?: CardTools | undefined
  /** Whether Tab comes to the controls; not where arrow keys lead through a grid of which one card is a stop. */
  readonly reachable?: boolean
}

export type CardTools = ComponentType<{ readonly game: Game; readonly reachable: boolean; readonly isRow?: boolean }>

export interface CardFrameProps extends Omit<CardProps, 'marksHot'> {
  readonly look: CardLook
  /** What stands on the cover; nothing else does. */
  readonly sticker?: 'hot' | 'new' | null
  /** What is told below the name. */
  readonly facts?: ReactNode
}
