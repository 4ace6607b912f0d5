/** How a game stands in every list of games (spec 3, "Game list item"). */
import * as v from 'valibot'
import { readVolatility } from '../../rules/games/volatility.ts'
import { count, decimal, label, mark, spare, spareList, text } from '../schemas.ts'

/** Spec: its category, class, bets, lines, return, volatility, dealer and seats are not shown, but lists are filtered by them. */
export const game = v.object({
  vassalage: v.string(),
  displayName: label,
  gameName: label,
  nodeName: label,
  gameId: v.string(),
  roomId: text,
  nodeId: text,
  smallIcon: label,
  showIcon: label,
  supportPlay: spare(v.number(), 1),
  isHot: mark,
  isNew: mark,
  gameType: label,
  /** The class of a live table; empty elsewhere. */
  liveGameType: label,
  minBet: label,
  maxBet: label,
  minLineNum: spare(count, 0),
  /** Return to player in percent. */
  rtp: spare(v.nullable(decimal), null),
  volatility: v.pipe(label, v.transform(readVolatility)),
  /** Who deals at a live table; empty elsewhere, and where it is not told. */
  dealer: label,
  /** The seats of a live table and how many are free; `null` where a game has none, as roulette. Those taken by number, from 1. */
  seats: spare(v.nullable(v.object({ all: count, free: count, taken: spareList(count) })), null),
})

/** What names a game in a request: a vendor's own id and node, which may be empty where the vendor has none. */
export const gameIdentity = {
  vassalage: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  gameId: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  nodeId: v.pipe(v.string(), v.maxLength(60)),
}
