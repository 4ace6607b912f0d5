/** How a game stands in every list of games (spec 3, "Game list item"). */
import * as v from 'valibot'
import { readVolatility } from '../../rules/games/volatility.ts'
import { count, decimal, label, mark, spare, text } from '../schemas.ts'

/** Spec: its category, class, bets, lines, return and volatility are not shown, but lists are filtered by them. */
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
})

/** What names a game in a request: a vendor's own id and node, which may be empty where the vendor has none. */
export const gameIdentity = {
  vassalage: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  gameId: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  nodeId: v.pipe(v.string(), v.maxLength(60)),
}
