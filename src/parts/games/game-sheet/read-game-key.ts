import type { GameIdentity } from '../../../rules/games/play/play-target.ts'

/** A key as `gameKey` writes it; what else an address says names no game. */
const KEY = /^([^/]+)\/([^/]+)\/([^/]*)$/
const LONGEST = 60

/** Reads what an address names; `null` for nothing that could be a game. */
export function readGameKey(text: string | undefined): GameIdentity | null {
  const parts = (KEY.exec(text ?? '') ?? []).slice(1).map((part) => part.replaceAll(/%2[5F]/g, decodeURIComponent))
  const [vendor, gameId, nodeId = ''] = parts
  if (vendor === undefined || gameId === undefined || parts.some((part) => part.length > LONGEST)) return null
  return { vendor, gameId, nodeId }
}
