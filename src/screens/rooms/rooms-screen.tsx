import { useLocation } from '@tanstack/react-router'
import { ROOM_PAGES } from './pages.ts'
import { RoomLobby } from './room-lobby.tsx'

/** Fishing or card rooms (spec 2, "Routes"): which of them the address says. */
export function RoomsScreen() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const category = ROOM_PAGES[path]
  // While one page fades into another, the address is the other's already.
  return category ? <RoomLobby key={path} category={category} /> : null
}
