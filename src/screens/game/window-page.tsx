import { useSearch } from '@tanstack/react-router'
import { readLaunch, type Launch } from '../../rules/games/play/launch.ts'
import type { Search } from '../../rules/site/search-params.ts'
import { HandOver } from './stage/hand-over.tsx'
import { NoSuchGame } from './opening/no-such-game.tsx'
import { useGame } from './opening/use-game.ts'

/** What a game's own window shows until the game is in it; an address that no page has opened a window at shows nothing. */
export function WindowPage() {
  // Every route shares one parser, which gives text by name.
  const { window: id, ...search } = useSearch({ strict: false }) as Search
  const launch = readLaunch(search)
  return launch && id ? <Window id={id} launch={launch} /> : <NoSuchGame />
}

function Window({ id, launch }: { readonly id: string; readonly launch: Launch }) {
  const game = useGame(launch)
  return <HandOver id={id} vendor={launch.vendor} game={game} />
}
