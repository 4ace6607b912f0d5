import { useMatch } from '@tanstack/react-router'
import { STAGE_PAGES } from './pages.ts'
import { StageLobby } from './stage-lobby.tsx'

/** Sports and e-sports (spec 2, "Routes"): which one the address says. */
export function SportsScreen() {
  // A page that is going keeps its own path while the next one comes.
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname }) ?? ''
  const page = STAGE_PAGES[path]
  return page ? <StageLobby key={path} {...page} /> : null
}
