import { useAtomValue } from 'jotai'
import type { Game } from '../../../rules/games/game.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { readBet } from '../game-card/read-bet.ts'

/** The least that a round costs of what the member has played, in minor units; 0 where nobody says so. */
export function useLeastOfPlayed(games: readonly Game[] | undefined): bigint {
  const { digits } = useAtomValue(brandAtom).currency
  const stakes = (games ?? []).flatMap(({ minBet }) => readBet(minBet, digits) ?? [])
  return stakes.reduce((least, stake) => (least === 0n || stake < least ? stake : least), 0n)
}
