import { useAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { gameKey } from '../../../rules/games/game.ts'
import type { GameIdentity } from '../../../rules/games/play/play-target.ts'
import { laneGames, takenFrom, withLane, withoutLane } from '../../../rules/games/lanes.ts'
import { lanesShownAtom } from '../../../state/games/lanes.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * The games of a lane that stand in no other lane of the page.
 * @param lane tells it from others
 * @param whole whether it shows all of its own, and the others go without
 */
export function useLaneGames<One extends GameIdentity>(
  lane: string,
  games: readonly One[],
  most: number,
  whole = false,
): readonly One[] {
  const [all, setAll] = useAtom(lanesShownAtom)
  const shown = laneGames(games, whole ? NONE : takenFrom(all, lane), most)
  const keys = shown.map(gameKey).join('\n')
  // Before it is painted, so that no game is seen twice.
  useLayoutEffect(
    () => setAll((before) => withLane(before, { lane, keys: keys === '' ? [] : keys.split('\n'), whole })),
    [setAll, lane, keys, whole],
  )
  useLayoutEffect(() => () => setAll((before) => withoutLane(before, lane)), [setAll, lane])
  return shown
}
