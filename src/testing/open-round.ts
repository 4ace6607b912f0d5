/** A round of cards that was interrupted (spec 4, "Game launch"). */
import type { Site } from './site.tsx'

/** Lets the next member of a site have one: "Ten-Seat NiuNiu · Quincho", with a stake of 12.50. */
export async function leaveRoundOpen({ sandbox }: Site): Promise<void> {
  const round = {
    vassalage: 'KX',
    gameId: 'PVP-00010',
    nodeId: 'N1',
    gameName: 'Ten-Seat NiuNiu',
    roomId: 'PVP-00010-R1',
    roomName: 'Quincho',
    gameType: 'PVP',
    startedAt: Date.UTC(2026, 0, 2),
    stake: '12.50',
  }
  await sandbox.scenario({ kind: 'answering', endpoint: 'listOpenRounds', value: { rounds: [round] } })
}
