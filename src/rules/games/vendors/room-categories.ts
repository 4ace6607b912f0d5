/** The categories that are played in rooms (spec 7, "GLS2_roomList"). Apart, since the gateway's contract needs no more of rooms. */
export const ROOM_CATEGORIES = ['FISH', 'PVP'] as const
export type RoomCategory = (typeof ROOM_CATEGORIES)[number]
