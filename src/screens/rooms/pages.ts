/** The pages of what is played in rooms (spec 2, "Routes": /fish and /pvp). */
import type { RoomCategory } from '../../rules/games/vendors/room-categories.ts'

export const ROOM_PAGES: Readonly<Record<string, RoomCategory>> = { '/fish': 'FISH', '/pvp': 'PVP' }
