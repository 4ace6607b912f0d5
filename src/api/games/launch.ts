/** Launching games (spec 3, "Launch request"; spec 7, "Games"). */
import * as v from 'valibot'
import { CLIENT_TYPE, GAME_PLATFORM, LAUNCH_MODE } from '../../rules/figures.ts'
import { handedSlip } from '../sports/slip-shape.ts'
import { endpoint } from '../transport/endpoint.ts'
import { gameIdentity } from './game-item.ts'
import { instant, label, money, nothing, readable, text } from '../schemas.ts'

export const LOTTERY_LAUNCH_MODE = 'LOTT'
/** The area of Vietnam's lotteries (spec 3). */
export const VN_LOTTERY_AREA = 'VN'
/** The account that is played with (spec 3): the member's own. */
export const LAUNCH_ACCOUNT = 1
/** The platform moves money between wallets by itself and asks for no further word (spec 3). */
export const NO_TRANSFER_CONFIRMATION = 0
/** `demo` of a member who tries a game for free. Spec: not shown. */
export const DEMO = 1

/** How many numbers a launch brings along at the most. */
export const MOST_PICKED = 10

const id = v.pipe(v.string(), v.maxLength(60))
const { vassalage, gameId } = gameIdentity

/** What every launch says of who plays on what. */
const player = {
  accountType: v.pipe(v.number(), v.value(LAUNCH_ACCOUNT)),
  confirmTrans: v.pipe(v.number(), v.value(NO_TRANSFER_CONFIRMATION)),
  platform: v.literal(GAME_PLATFORM),
  clientType: v.pipe(v.number(), v.value(CLIENT_TYPE)),
  username: v.pipe(v.string(), v.minLength(1)),
  token: v.pipe(v.string(), v.minLength(1)),
  merchantCode: v.string(),
  language: v.string(),
}

/** Where the game opens: the second address stands in where there is no first one (spec 3, "Launch request"). */
const launched = v.pipe(
  v.object({ game_url: text, game_url2: text }),
  v.check(({ game_url, game_url2 }) => game_url !== '' || game_url2 !== '', 'the address of a game'),
)

/** The address of a game, or of its vendor's own lobby where no game is named. Spec: path not shown. */
export const getLaunchAddress = endpoint({
  name: 'getLaunchAddress',
  module: 'GAME',
  method: 'POST',
  path: '/wps/game/launchAddress',
  token: 'required',
  namesLanguage: true,
  assumed: true,
  request: v.strictObject({
    ...player,
    launchMode: v.literal(LAUNCH_MODE),
    vassalage,
    gameId: id,
    nodeId: id,
    roomId: v.optional(id),
    demo: v.optional(v.pipe(v.number(), v.value(DEMO))),
    /** What is handed to a sports vendor to be bet on; by the launch of its lobby alone. */
    slip: v.optional(handedSlip),
  }),
  reply: launched,
})

const inRoom = v.strictObject({
  ...player,
  launchMode: v.literal(LAUNCH_MODE),
  ...gameIdentity,
  roomId: v.pipe(id, v.minLength(1)),
})
const ofLottery = v.strictObject({
  ...player,
  launchMode: v.literal(LOTTERY_LAUNCH_MODE),
  vassalage,
  lottoArea: v.optional(v.literal(VN_LOTTERY_AREA)),
  /** Without one, the lobby opens. */
  gameCode: v.optional(gameId),
  playType: v.optional(id),
  /** Numbers to begin with, as they stand on balls; nothing is bet by them. */
  numbers: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,2}$/))), v.minLength(1), v.maxLength(MOST_PICKED)),
  ),
})

const isOfLottery = (said: unknown): boolean =>
  typeof said === 'object' && said !== null && 'launchMode' in said && said.launchMode === LOTTERY_LAUNCH_MODE

/** A card game in a room, or a lottery (spec 7: "PvP and lottery launch"). Spec: how both are told apart is not shown. */
export const launchGame = endpoint({
  name: 'launchGame',
  module: 'GAME',
  method: 'POST',
  path: '/wps/game/launchGame',
  token: 'required',
  assumed: true,
  request: v.lazy((said) => (isOfLottery(said) ? ofLottery : inRoom)),
  reply: launched,
})

/** The address of a free trial for a guest (spec 6: "free demo/free play"). Spec: not shown. */
export const getDemoAddress = endpoint({
  name: 'getDemoAddress',
  module: 'GAME',
  method: 'POST',
  path: '/wps/game/demoAddress',
  assumed: true,
  request: v.strictObject({
    ...gameIdentity,
    merchantCode: v.string(),
    language: v.string(),
    platform: v.literal(GAME_PLATFORM),
    clientType: v.pipe(v.number(), v.value(CLIENT_TYPE)),
  }),
  reply: launched,
})

/** Brings home what a vendor holds of the member's money; saying it twice is saying it once. Spec: not shown. */
export const leaveGame = endpoint({
  name: 'leaveGame',
  module: 'GAME',
  method: 'POST',
  path: '/wps/game/leave',
  token: 'required',
  assumed: true,
  request: v.strictObject({ vassalage }),
  reply: v.object({}),
})

/** Rounds that were begun and not ended, such as a bonus or a hand; launching the game goes on with them. Spec: not shown. */
export const listOpenRounds = endpoint({
  name: 'listOpenRounds',
  module: 'GAME',
  method: 'GET',
  path: '/wps/game/openRounds',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({
    rounds: readable(
      v.object({
        vassalage: v.string(),
        gameId: v.string(),
        nodeId: text,
        gameName: v.string(),
        /** Where the round is played, and its game's category; all empty where the game has no rooms. */
        roomId: text,
        roomName: label,
        gameType: label,
        startedAt: instant,
        stake: money,
      }),
    ),
  }),
})

/** What a refusal of a launch may tell besides. Spec: not shown. */
export const launchRefusal = v.object({
  /** When the maintenance of a game ends, where that is known. */
  until: v.nullish(instant, null),
})
