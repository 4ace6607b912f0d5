/** Launching games: who may play what, and for which money (spec 3, "Launch request"; spec 4, "Game launch"). */
import { LOTTERY_LAUNCH_MODE, VN_LOTTERY_AREA } from '../../../../src/api/games/launch.ts'
import { TRIAL_ACCOUNT } from '../../../../src/rules/figures.ts'
import { VN_LOTTERY_VENDOR } from '../../../../src/rules/lottery/vendor-lobbies.ts'
import { offersTrial } from '../../../../src/rules/games/play/play-target.ts'
import { Malformed, NEEDS_TRUE_ACCOUNT, Refused } from '../../answers.ts'
import { signedIn, type Context } from '../../context.ts'
import type * as calls from '../../../../src/api/games/launch.ts'
import type { Answers } from '../../contract.ts'
import { findGame } from '../find-game.ts'
import { findLobby, findLottery } from '../find-lobby.ts'
import { displayNameOf } from '../game-wire.ts'
import { checkMerchant, familyIn, matches, orRefuse } from '../../handling.ts'
import { handSlip } from '../../sports/slips.ts'
import { issueTicket } from './tickets.ts'
import { openRounds, type OpenRound } from './play-results.ts'
import { gameById } from '../../seeds/games/catalogue.ts'
import type { Game } from '../../seeds/games/games.ts'
import { playersIn, roomNameOf, roomsOf, type Room } from '../../seeds/games/rooms.ts'
import { normalUsername } from '../../store/account/members.ts'
import { leaveVendor, maintenanceOf, sumBalance } from './vendor-wallets.ts'

export const launch = {
  getLaunchAddress: (said, context) => {
    checkPlayer(said, context)
    const { vassalage, gameId, nodeId, roomId, demo, slip } = said
    if (slip && (gameId || demo !== undefined)) throw new Malformed('slip', 'expected none but with a lobby, for money')
    const game = gameId ? findGame(context, { vassalage, gameId, nodeId }) : findLobby(context, vassalage)
    if (slip) handSlip(context, vassalage, slip)
    return open(context, game, { ...said, roomId, isDemo: demo !== undefined, isLobby: gameId === '' })
  },

  launchGame: (said, context) => {
    checkPlayer(said, context)
    if (said.launchMode !== LOTTERY_LAUNCH_MODE) return open(context, findGame(context, said), said)
    const { vassalage, gameCode, playType, lottoArea, numbers } = said
    if (lottoArea === VN_LOTTERY_AREA && vassalage !== VN_LOTTERY_VENDOR)
      throw new Malformed('lottoArea', `expected none, since ${vassalage} has no lotteries of that area`)
    return open(context, findLottery(context, vassalage, gameCode), { ...said, playType, numbers, isLobby: !gameCode })
  },

  getDemoAddress: (said, context) => {
    checkMerchant(said, context)
    return open(context, findGame(context, said), { ...said, isDemo: true })
  },

  leaveGame: ({ vassalage }, context) => {
    leaveVendor(context, signedIn(context), vassalage)
    return {}
  },

  listOpenRounds: (_, context) => {
    const rounds = openRounds(context, signedIn(context).id)
    return {
      rounds: rounds.flatMap((round) => {
        const game = gameById(context.seed, round.gameId)
        return game ? [writeRound(round, game, context)] : []
      }),
    }
  },
} satisfies Answers<typeof calls>

function writeRound({ gameId, roomId, startedAt, stake }: OpenRound, game: Game, context: Context) {
  const { family } = context.language
  const { vassalage, nodeId, category: gameType } = game
  const roomName = roomNameOf(game, context.merchant, roomId, family)
  const room = roomName ? { roomId, roomName, gameType } : {}
  const gameName = displayNameOf(game, family)
  return { vassalage, gameId, nodeId, gameName, ...room, startedAt, stake: context.money(stake) }
}

interface Player {
  readonly username: string
  readonly token: string
  readonly merchantCode: string
}

/** @throws Malformed where the payload names another player than the call's own header */
function checkPlayer(said: Player, context: Context): void {
  checkMerchant(said, context)
  const { username } = signedIn(context)
  if (normalUsername(said.username) !== username) throw new Malformed('username', 'expected the member who asks')
  if (said.token !== context.token) throw new Malformed('token', 'expected the one that the call is made with')
}

interface Wanted {
  readonly language: string
  readonly roomId?: string | undefined
  readonly playType?: string | undefined
  readonly numbers?: readonly string[] | undefined
  readonly isDemo?: boolean
  /** A vendor's lobby: what opens there was not chosen. */
  readonly isLobby?: boolean
}

/**
 * The address of a game for whoever asks.
 * @throws Refused for a game that is not to be played now, or not by this player
 */
function open(context: Context, game: Game, { language, roomId, playType, numbers, isDemo = false, isLobby }: Wanted) {
  const { member, store, now } = context
  const family = familyIn(context, language)
  const maintenance = maintenanceOf(context, game.vassalage)
  if (maintenance) throw new Refused('game maintenance', maintenance)
  if (isDemo && !offersTrial(game.supportPlay)) throw new Refused('free trial is not offered')
  if (!isDemo && member?.type === TRIAL_ACCOUNT) throw new Refused(NEEDS_TRUE_ACCOUNT)
  const rounds = member && !isDemo && !isLobby ? openRounds(context, member.id) : []
  const begun = rounds.find((round) => round.gameId === game.gameId)
  const asked = roomId ? findRoom(context, game, roomId) : null
  if (asked && !begun) enterRoom(context, asked, isDemo)
  // Whoever goes on with a round does so at its own table.
  const room = begun?.roomId || roomId
  if (member && !isDemo && !isLobby) store.gameMarks.launched(member.id, game.gameId, now())
  return {
    game_url: issueTicket(context, {
      game,
      demo: isDemo,
      language: family,
      ...(room ? { roomId: room } : {}),
      ...(playType ? { playType } : {}),
      ...(numbers ? { numbers } : {}),
    }),
  }
}

function findRoom({ merchant }: Context, game: Game, roomId: string): Room {
  return orRefuse(roomsOf(game, merchant).find(matches({ roomId })), 'room not found')
}

/**
 * For who does not sit there already, with a round begun.
 * @throws Refused for a room without a place, and for a balance below what the room asks for; play money needs none
 */
function enterRoom(context: Context, room: Room, isDemo: boolean): void {
  if (playersIn(room, context.now()) >= room.capacity) throw new Refused('room full')
  const { minEntry } = room
  if (!isDemo && sumBalance(context, signedIn(context)) < minEntry)
    throw new Refused('insufficient balance', { balance: 'insufficient' })
}
