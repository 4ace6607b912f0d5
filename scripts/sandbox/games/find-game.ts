/** The game that a call names. */
import { Refused } from '../answers.ts'
import type { Context } from '../context.ts'
import { gameById, isOffered } from '../seeds/games/catalogue.ts'
import type { Game } from '../seeds/games/games.ts'

/** What a call names a game by; an empty node, or none, names the game's own. */
export interface Named {
  readonly vassalage: string
  readonly gameId: string
  readonly nodeId?: string | undefined
}

/** @throws Refused for a game that there is not, or not at this merchant */
export function findGame({ merchant, seed }: Pick<Context, 'merchant' | 'seed'>, said: Named): Game {
  const game = gameById(seed, said.gameId)
  const isMeant = game?.vassalage === said.vassalage && (!said.nodeId || game.nodeId === said.nodeId)
  if (!game || !isMeant || !isOffered(merchant)(game)) throw new Refused('game not found')
  return game
}
