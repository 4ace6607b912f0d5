import type { Game } from '../../../../rules/games/game.ts'
import type { LiveClass } from '../../../../rules/games/vendors/live-classes.ts'

/** What is played with cards at a half-moon table with a dealer behind it: the one that is drawn. */
const DRAWN: ReadonlySet<string> = new Set<LiveClass>(['BACCARAT', 'BLACKJACK', 'DRAGON_TIGER'])

/** Whether the drawing of a table is one of this game. */
export const isDrawnTable = ({ liveClass }: Pick<Game, 'liveClass'>): boolean => DRAWN.has(liveClass)
