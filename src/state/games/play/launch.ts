/** Launching a game and leaving it (spec 3, "Launch request"; spec 4, "Game launch"). */
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../../../api/transport/endpoint.ts'
import {
  DEMO,
  getDemoAddress,
  getLaunchAddress,
  LAUNCH_ACCOUNT,
  launchGame,
  LOTTERY_LAUNCH_MODE,
  NO_TRANSFER_CONFIRMATION,
  VN_LOTTERY_AREA,
} from '../../../api/games/launch.ts'
import { getMerchantWallet } from '../../../api/money/wallet.ts'
import { NOT_LOGGED_IN, Refusal } from '../../../rules/failure.ts'
import { CLIENT_TYPE, GAME_PLATFORM, LAUNCH_MODE } from '../../../rules/figures.ts'
import { VN_LOTTERY_VENDOR } from '../../../rules/lottery/vendor-lobbies.ts'
import { launchedGame, type Launch } from '../../../rules/games/play/launch.ts'
import { noteLaunch } from '../game-maintenance.ts'
import { memberQuery } from '../../account/member.ts'
import { OPEN_ROUNDS_KEY } from './open-rounds.ts'
import { RECENT_GAMES_KEY } from '../recent-games.ts'
import type { Session } from '../../account/login/session.ts'
import type { HandedSlip } from '../../sports/slip-to-hand.ts'
import { SESSION_KEYS, safeStorage } from '../../site/storage.ts'
import { ask, brandOf, type Asking } from '../../ask.ts'

export interface LaunchedGame {
  /** Where the game opens, as the server wrote it: it passes the guard before it is opened anywhere. */
  readonly address: string
}

/** Who launches. */
export interface Launcher {
  readonly language: string
  /** `null` for a guest, who may try games alone. */
  readonly session: Pick<Session, 'token' | 'username'> | null
  /** What a sports vendor's lobby is handed to be bet on. */
  readonly slip?: HandedSlip | undefined
}

/**
 * Starts a game. It is asked for once and never again by itself; the money that a vendor has to hold is moved by the
 * platform, so that nothing of it is posted from here.
 * @throws Failure; a Refusal where a guest would play for money
 */
export const launchMutation = (launcher: Launcher) =>
  mutationOptions({
    mutationFn: async (launch: Launch, context): Promise<LaunchedGame> => {
      const { game_url, game_url2 } = await askAddress(context, launcher, launch)
      return { address: game_url || game_url2 }
    },
    onError: (error, launch, _, { client }) => noteLaunch(client, started(launch), error),
    onSuccess: async (_, launch, __, { client: queries }) => {
      noteLaunch(queries, started(launch), null)
      await Promise.all([
        queries.invalidateQueries({ queryKey: RECENT_GAMES_KEY }),
        queries.invalidateQueries({ queryKey: OPEN_ROUNDS_KEY }),
      ])
    },
  })

/** What a launch starts, as `maintenance.ts` knows it. */
const started = (launch: Launch) => launchedGame(launch) ?? { vendor: launch.vendor, gameId: '' }

async function askAddress(context: Asking, launcher: Launcher, launch: Launch) {
  const { language, session, slip } = launcher
  const playerFor = (endpoint: Endpoint) => playerOf(context.client, launcher, endpoint)
  if (launch.kind === 'lottery') {
    const { vendor, code, playType, pick } = launch
    return ask(context, launchGame, {
      ...(await playerFor(launchGame)),
      launchMode: LOTTERY_LAUNCH_MODE,
      vassalage: vendor,
      ...(vendor === VN_LOTTERY_VENDOR ? { lottoArea: VN_LOTTERY_AREA } : {}),
      ...(code ? { gameCode: code } : {}),
      ...(playType ? { playType } : {}),
      ...(pick ? { numbers: pick.split('-') } : {}),
    })
  }
  const { vendor, gameId, nodeId, category, roomId, trial } = launch
  const game = { vassalage: vendor, gameId, nodeId }
  if (trial && !session) {
    const { merchantCode } = brandOf(context.client)
    return ask(context, getDemoAddress, {
      ...game,
      merchantCode,
      language,
      platform: GAME_PLATFORM,
      clientType: CLIENT_TYPE,
    })
  }
  const player = { ...(await playerFor(getLaunchAddress)), launchMode: LAUNCH_MODE } as const
  // Spec 7: "PvP and lottery launch" have a call of their own.
  if (category === 'PVP' && roomId && !trial) return ask(context, launchGame, { ...player, ...game, roomId })
  return ask(context, getLaunchAddress, {
    ...player,
    ...game,
    ...(roomId ? { roomId } : {}),
    ...(trial ? { demo: DEMO } : {}),
    ...(slip ? { slip } : {}),
  })
}

/** What every launch says of who plays. @throws Refusal for a guest */
async function playerOf(queries: QueryClient, { language, session }: Launcher, endpoint: Endpoint) {
  if (!session) throw new Refusal(endpoint.name, NOT_LOGGED_IN, null)
  return {
    accountType: LAUNCH_ACCOUNT,
    confirmTrans: NO_TRANSFER_CONFIRMATION,
    platform: GAME_PLATFORM,
    clientType: CLIENT_TYPE,
    // A session whose member info has not come yet, as after a third-party login, has no name.
    username: session.username || (await queries.fetchQuery(memberQuery)).userName,
    token: session.token,
    merchantCode: brandOf(queries).merchantCode,
    language,
  } as const
}

/**
 * Whether the member's money is in one wallet, or in one a vendor (spec 7, "GCS_merchantWallet: isSingle"). Asked for
 * once a session, and kept under the spec's key (spec 3, "Session storage keys").
 */
export const walletModeQuery = queryOptions({
  queryKey: ['wallet-mode'],
  queryFn: async (context): Promise<'single' | 'transfer'> => {
    const kept = safeStorage('session').getItem(SESSION_KEYS.merchantWallet)
    if (kept === 'single' || kept === 'transfer') return kept
    const mode = (await ask(context, getMerchantWallet, {})).isSingle ? 'single' : 'transfer'
    safeStorage('session').setItem(SESSION_KEYS.merchantWallet, mode)
    return mode
  },
  staleTime: Number.POSITIVE_INFINITY,
})
